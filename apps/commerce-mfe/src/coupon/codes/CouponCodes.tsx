import { useState, type ReactNode } from 'react';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { invalidate, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  couponCalls,
  couponCodeListFields,
  couponCodeStates,
  maxVoidedAtOnce,
  type Coupon,
  type CouponCodeOne,
} from '@lectern/contract/commerce';
import type { RowAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import {
  ExportButton,
  JobLines,
  useExport,
  useJobs,
  useListState,
  useMarks,
  type MarkedAction,
} from '@lectern/ui-kit/table';
import { PartList } from '../../part-list/PartList';
import * as texts from '../../texts/codes';
import { changed } from './changed';
import { columns, filters } from './columns';
import { MakeCodes } from './MakeCodes';
import { VoidCodes, type VoidedCodes } from './VoidCodes';

const newest = { sort: '-createdAt' } as const;
const states = ['unused', 'reserved', 'used', 'void'] as const;
type Opened = 'make' | VoidedCodes;

/** The single-use codes of a coupon: their number by state, their making and voiding, and their list. */
export function CouponCodes({ coupon, onUses }: { readonly coupon: Coupon; readonly onUses: () => void }): ReactNode {
  const list = useListState(couponCodeListFields, newest);
  const request = { ...list.request, id: coupon.id };
  const read = useRead(couponCalls.codes, request, { handled: 'all', placeholderData: keepPreviousData });
  const exported = useExport({ call: couponCalls.codes, request, ...texts.counts, columns, read });
  const marks = useMarks(list);
  const counts = useRead(couponCalls.codeCounts, { id: coupon.id }, { handled: 'all' });
  const mayEdit = useMay(['couponEdit']);
  const mayChange = mayEdit && coupon.deletedAt === null;
  const work = useJobs();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const actions = (code: CouponCodeOne): readonly RowAction[] => [
    {
      label: texts.voidOne,
      danger: true,
      onSelect: () => setOpened({ codeIds: [code.id], name: code.code }),
      ...(code.state !== 'unused' && { disabledReason: texts.isNotUnused }),
    },
    ...(code.jobId === null
      ? []
      : [
          {
            label: texts.voidBatch,
            danger: true,
            onSelect: () => setOpened({ jobId: code.jobId!, name: code.code }),
          },
        ]),
  ];
  const marked: readonly MarkedAction[] = [
    {
      label: texts.voidOne,
      icon: 'ban',
      takes: { atMost: maxVoidedAtOnce },
      onSelect: (codeIds) =>
        setOpened({ codeIds, name: read.data?.items.find(({ id }) => id === codeIds[0])?.code ?? texts.theMarked }),
    },
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
        {mayEdit && <ExportButton list={exported} />}
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
        dock={{ list: { ...exported, marks }, marked: mayChange ? marked : [] }}
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
      {opened && opened !== 'make' && (
        <VoidCodes couponId={coupon.id} codes={opened} onVoided={marks.unmark} onClose={close} />
      )}
    </section>
  );
}
