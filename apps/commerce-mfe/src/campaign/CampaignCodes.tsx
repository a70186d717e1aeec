import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { couponCalls, couponCodeListFields, couponCodeStates, type CouponCodeOne } from '@lectern/contract/commerce';
import { Empty } from '@lectern/ui-kit/states';
import { ExportButton, JobLines, useExport, useListState } from '@lectern/ui-kit/table';
import { filters } from '../coupon/codes/columns';
import { PartList } from '../part-list/PartList';
import * as texts from '../texts/campaign';
import * as codeTexts from '../texts/codes';
import { isDeclared, type CampaignCoupon } from './campaign-coupon';
import { codeColumns } from './code-columns';

const newest = { sort: '-createdAt' } as const;
const states = ['unused', 'reserved', 'used', 'void'] as const;

function CodeList({ couponId }: { readonly couponId: number }): ReactNode {
  const list = useListState(couponCodeListFields, newest);
  const request = { ...list.request, id: couponId };
  const read = useRead(couponCalls.codes, request, { handled: 'all', placeholderData: keepPreviousData });
  const exported = useExport({ call: couponCalls.codes, request, ...codeTexts.counts, columns: codeColumns, read });
  const mayExport = useMay(['marketingCouponEdit']);
  return (
    <>
      <JobLines work={exported.work} />
      <PartList<CouponCodeOne>
        {...{ list, read, columns: codeColumns, filters }}
        label={codeTexts.title}
        search={codeTexts.search}
        bar={mayExport && <ExportButton list={exported} />}
        nameOf={({ code }) => code}
        noMatches={codeTexts.noneMatches}
        empty={
          <Empty icon="ticket" title={codeTexts.none}>
            {codeTexts.areShown}
          </Empty>
        }
      />
    </>
  );
}

/** The codes of a campaign: their number by state, and after the declaration their list and its file. */
export function CampaignCodes({ coupon }: { readonly coupon: CampaignCoupon }): ReactNode {
  const counts = useRead(couponCalls.codeCounts, { id: coupon.id }, { handled: 'all' });
  return (
    <section className="coupon-people" aria-label={codeTexts.title}>
      <div className="coupon-codes-head">
        <h2>{codeTexts.title}</h2>
        {counts.data && (
          <p>{states.map((state) => `${couponCodeStates[state]} ${texts.count(counts.data[state])}`).join(' · ')}</p>
        )}
      </div>
      {isDeclared(coupon.campaign) ? (
        <CodeList couponId={coupon.id} />
      ) : (
        <Empty icon="lock" title={texts.codesHidden}>
          {texts.codesHiddenMeans}
        </Empty>
      )}
    </section>
  );
}
