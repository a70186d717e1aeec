import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { couponCalls, nextCouponStatuses, type Coupon } from '@lectern/contract/commerce';
import { PageHeader, RowMenu, StatusLabel, useRecordTitle } from '@lectern/ui-kit';
import { CopyLink, HistoryFold, PageRead } from '@lectern/ui-kit/detail';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { NoRecord } from '@lectern/ui-kit/no-record';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { useRowChanges } from '@lectern/ui-kit/records';
import { idOf, Link, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import * as actionTexts from '../texts/actions';
import * as names from '../texts/names';
import * as page from '../texts/page';
import * as texts from '../texts/view';
import { statusVerbs } from '../texts/words';
import { listPath, updatePath } from './address';
import { coupon as record, couponWords } from './coupon';
import { CouponFacts, CouponFigures } from './CouponFacts';
import { CouponPeople } from './CouponPeople';
import { EndCoupon } from './EndCoupon';
import { InWords } from './InWords';
import { activationBlocker, rowActions } from './row-actions';
import { useCurrencies } from './use-currencies';
import { valuesOf } from './values';
import './screen.css';
import './view.css';

/** The actions on a coupon's page. */
function CouponActions({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const navigate = useNavigate();
  const { changeStatus, isChanging } = useRowChanges(record);
  const [openDialog, setOpenDialog] = useState<'end' | 'delete'>();
  const close = (): void => setOpenDialog(undefined);
  const [next] = nextCouponStatuses(coupon.status);
  const disabledReason = next === 'active' ? activationBlocker(coupon, Date.now()) : undefined;
  const change = (): void => {
    if (next && !disabledReason && !isChanging) changeStatus(coupon, next);
  };
  const menu = rowActions(coupon, true, {
    view: () => undefined,
    edit: () => undefined,
    changeStatus: (_row, to) => (to === 'ended' ? setOpenDialog('end') : undefined),
    remove: () => setOpenDialog('delete'),
  }).filter(({ label }) => label === statusVerbs.ended || label === actionTexts.remove);
  return (
    <>
      {next && (
        <Button onClick={change} aria-disabled={disabledReason !== undefined || isChanging} title={disabledReason}>
          {statusVerbs[next]}
        </Button>
      )}
      <Button variant="contained" startIcon={<Icon name="pencil" />} component={Link} to={updatePath(coupon.id)}>
        {actionTexts.edit}
      </Button>
      <RowMenu label={texts.moreFor(coupon.name)} actions={menu} />
      {openDialog === 'end' && <EndCoupon coupon={coupon} onClose={close} />}
      {openDialog === 'delete' && (
        <DeleteRecord
          record={record}
          row={coupon}
          consequence={({ code }) => actionTexts.codeStaysTaken(code ?? '')}
          onDeleted={() => void navigate(listPath)}
          onClose={close}
        />
      )}
    </>
  );
}

/** `/coupon/view?id=`: summary, redemptions and students of a coupon. */
export default function ViewScreen(): ReactNode {
  const mayEdit = useMay(['couponEdit']);
  const [params] = useSearchParams();
  const id = idOf(params);
  const currencies = useCurrencies();
  const detail = useRead(
    couponCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  const coupon = detail.data?.coupon;
  useRecordTitle(coupon?.name);
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
      <PageRead reads={[detail]} what={page.theCoupon} loading={page.loading}>
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
