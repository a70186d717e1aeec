import { useState, type ReactNode } from 'react';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { invalidate, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  couponCalls,
  couponCodeListFields,
  couponCodeStates,
  type Coupon,
  type CouponCodeOne,
} from '@lectern/contract/commerce';
import type { RowAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import { JobLines, useJobs, useListState } from '@lectern/ui-kit/table';
import { PartList } from '../../part-list/PartList';
import * as texts from '../../texts/codes';
import { changed } from './changed';
import { columns, filters } from './columns';
import { MakeCodes } from './MakeCodes';
import { VoidCodes } from './VoidCodes';

const newest = { sort: '-createdAt' } as const;
const states = ['unused', 'reserved', 'used', 'void'] as const;
type Opened = 'make' | { readonly code: CouponCodeOne; readonly batch: boolean };

/** The single-use codes of a coupon: their number by state, their making and voiding, and their list. */
export function CouponCodes({ coupon, onUses }: { readonly coupon: Coupon; readonly onUses: () => void }): ReactNode {
  const list = useListState(couponCodeListFields, newest);
  const read = useRead(
    couponCalls.codes,
    { ...list.request, id: coupon.id },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  const counts = useRead(couponCalls.codeCounts, { id: coupon.id }, { handled: 'all' });
  const mayChange = useMay(['couponEdit']) && coupon.deletedAt === null;
  const work = useJobs();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const actions = (code: CouponCodeOne): readonly RowAction[] => [
    {
      label: texts.voidOne,
      danger: true,
      onSelect: () => setOpened({ code, batch: false }),
      ...(code.state !== 'unused' && { disabledReason: texts.isNotUnused }),
    },
    ...(code.jobId === null
      ? []
      : [{ label: texts.voidBatch, danger: true, onSelect: () => setOpened({ code, batch: true }) }]),
  ];
  return (
    <section className="coupon-people" aria-label={texts.title}>
      <div className="coupon-codes-head">
        <h2>{texts.title}</h2>
        {counts.data && (
          <p>
            {states
              .map((state) => `${couponCodeStates[state]} ${counts.data[state].toLocaleString('en-GB')}`)
              .join(' · ')}
          </p>
        )}
        <Button variant="text" onClick={onUses}>
          {texts.showUses}
        </Button>
        {mayChange && coupon.status !== 'ended' && (
          <Button variant="outlined" onClick={() => setOpened('make')}>
            {texts.make}
          </Button>
        )}
      </div>
      <JobLines work={work} onEnd={() => void invalidate(queryClient, ...changed)} />
      <PartList<CouponCodeOne>
        {...{ list, read, columns, filters }}
        {...(mayChange && { actions })}
        label={texts.title}
        search={texts.search}
        nameOf={({ code }) => code}
        noMatches={texts.noneMatches}
        empty={
          <Empty icon="ticket" title={texts.none}>
            {texts.areShown}
          </Empty>
        }
      />
      {opened === 'make' && <MakeCodes couponId={coupon.id} onStarted={work.show} onClose={close} />}
      {opened && opened !== 'make' && <VoidCodes couponId={coupon.id} {...opened} onClose={close} />}
    </section>
  );
}
