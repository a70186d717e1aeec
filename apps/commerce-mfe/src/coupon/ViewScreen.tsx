import type { ReactNode } from 'react';
import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { useTransitions } from '@lectern/ui-kit/flow';
import { RecordActions, RecordColumns, RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import { Navigate } from '@lectern/ui-kit/router';
import { viewPath as campaignPath } from '../campaign/address';
import * as actions from '../texts/actions';
import * as names from '../texts/names';
import * as page from '../texts/page';
import * as texts from '../texts/view';
import { listPath, updatePath } from './address';
import { coupon as record, couponWords } from './coupon';
import { CouponFacts } from './CouponFacts';
import { CouponParts } from './CouponParts';
import { InWords } from './InWords';
import { deleteBlocker } from './delete-blocker';
import { useCurrencies } from './use-currencies';
import { valuesOf } from './values';
import { discountText } from './words';
import './screen.css';
import './view.css';

function CouponActions({ coupon }: { readonly coupon: Coupon }): ReactNode {
  return (
    <RecordActions
      record={record}
      row={coupon}
      edit={updatePath(coupon.id)}
      flow={useTransitions(record)}
      deleteBlocker={deleteBlocker(coupon)}
      consequence={({ code }) => actions.codeStaysTaken(code ?? '')}
      {...{ listPath }}
    />
  );
}

const headOf = (coupon: Coupon) => ({
  name: coupon.name,
  status: coupon.deletedAt ? 'deleted' : coupon.status,
  statusLabel: coupon.deletedAt ? undefined : record.statuses[coupon.status],
  identity: [texts.idOf(coupon.id), coupon.code].filter(Boolean).join(' · '),
  figures: [
    [names.used, texts.count(coupon.used)],
    [texts.reserved, texts.count(coupon.reserved)],
    [texts.left, coupon.left === null ? texts.noLimit : texts.count(coupon.left)],
    [names.discount, discountText(coupon)],
  ] as const,
  actions: <CouponActions key={coupon.version} coupon={coupon} />,
});

/** `/coupon/view?id=`: summary, redemptions and students of a coupon. */
export default function ViewScreen(): ReactNode {
  const currencies = useCurrencies();
  const found = useRecordInAddress(
    couponCalls.detail,
    ({ coupon }) => coupon,
    ({ name }) => name,
  );
  if (found.row?.kind === 'marketing') return <Navigate to={campaignPath(found.row.id)} replace />;
  return (
    <RecordPage
      title={names.coupon}
      icon="ticket"
      texts={page}
      what={page.theCoupon}
      loading={page.loading}
      head={headOf}
      notes={({ deletedAt }) => [deletedAt && page.deletedNote]}
      {...{ found, listPath }}
    >
      {(coupon) => (
        <RecordColumns
          aside={
            <>
              {currencies.data && <InWords values={valuesOf(coupon)} currencies={currencies.all} />}
              <CouponFacts coupon={coupon} />
            </>
          }
        >
          <div className="page-stack">
            <CouponParts coupon={coupon} />
            <HistoryFold entity="coupons" id={coupon.id} words={couponWords} />
          </div>
        </RecordColumns>
      )}
    </RecordPage>
  );
}
