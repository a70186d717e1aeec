import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import { PageHeader, RowMenu, StatusLabel } from '@lectern/ui-kit';
import { CopyLink, HistoryFold, PageRead } from '@lectern/ui-kit/detail';
import { useTransitions } from '@lectern/ui-kit/flow';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { NoRecord } from '@lectern/ui-kit/no-record';
import { useRecordInAddress } from '@lectern/ui-kit/record-page';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import * as actionTexts from '../texts/actions';
import * as names from '../texts/names';
import * as page from '../texts/page';
import * as texts from '../texts/view';
import { listPath, updatePath } from './address';
import { coupon as record, couponWords } from './coupon';
import { CouponFacts, CouponFigures } from './CouponFacts';
import { CouponPeople } from './CouponPeople';
import { InWords } from './InWords';
import { removal } from './removal';
import { useCurrencies } from './use-currencies';
import { valuesOf } from './values';
import './screen.css';
import './view.css';

/** The actions on a coupon's page. */
function CouponActions({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const navigate = useNavigate();
  const { actionsOf, question, busy } = useTransitions(record);
  const [isDeleting, setDeleting] = useState(false);
  const [next, ...others] = actionsOf(coupon);
  const isOff = busy || next?.disabledReason !== undefined;
  return (
    <>
      {next && (
        <Button onClick={isOff ? undefined : next.onSelect} aria-disabled={isOff} title={next.disabledReason}>
          {next.label}
        </Button>
      )}
      <Button variant="contained" startIcon={<Icon name="pencil" />} component={Link} to={updatePath(coupon.id)}>
        {actionTexts.edit}
      </Button>
      <RowMenu label={texts.moreFor(coupon.name)} actions={[...others, removal(coupon, () => setDeleting(true))]} />
      {question}
      {isDeleting && (
        <DeleteRecord
          record={record}
          row={coupon}
          consequence={({ code }) => actionTexts.codeStaysTaken(code ?? '')}
          onDeleted={() => void navigate(listPath)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

/** `/coupon/view?id=`: summary, redemptions and students of a coupon. */
export default function ViewScreen(): ReactNode {
  const mayEdit = useMay(['couponEdit']);
  const currencies = useCurrencies();
  const {
    id,
    read,
    row: coupon,
  } = useRecordInAddress(
    couponCalls.detail,
    ({ coupon }) => coupon,
    ({ name }) => name,
  );
  if (id === undefined || coupon?.deletedAt)
    return <NoRecord icon="ticket" title={names.coupon} texts={page} listPath={listPath} deleted={coupon && page} />;
  return (
    <div className="page-stack">
      <PageHeader
        title={coupon?.name ?? names.coupon}
        status={coupon && <StatusLabel status={coupon.status} label={record.statuses[coupon.status]} filled />}
      >
        {coupon && <CopyLink />}
        {coupon && mayEdit && <CouponActions key={coupon.version} coupon={coupon} />}
      </PageHeader>
      <PageRead reads={[read]} what={page.theCoupon} loading={page.loading}>
        {() =>
          coupon && (
            <div className="coupon-view">
              <div className="coupon-main">
                <CouponFigures coupon={coupon} />
                <CouponPeople coupon={coupon} />
                <HistoryFold entity="coupons" id={coupon.id} words={couponWords} />
              </div>
              <div className="coupon-aside">
                {!currencies.isPending && !currencies.error && (
                  <InWords values={valuesOf(coupon)} currencies={currencies.all} />
                )}
                <CouponFacts coupon={coupon} />
              </div>
            </div>
          )
        }
      </PageRead>
    </div>
  );
}
