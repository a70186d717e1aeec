import { useMemo, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import { PageHeader, StatusLabel, useRecordTitle, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { useServerForm } from '@lectern/ui-kit/form';
import { NoRecord } from '@lectern/ui-kit/no-record';
import { idOf, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../texts/form';
import * as names from '../texts/names';
import * as page from '../texts/page';
import { listPath, viewPath } from './address';
import { couponConflict } from './conflict';
import { coupon as record } from './coupon';
import { CouponForm } from './CouponForm';
import { useCurrencies, type Currencies } from './use-currencies';
import { couponForm, valuesOf, type CouponValues } from './values';
import './screen.css';

function EditCoupon({
  coupon,
  currencies: { all, digits },
}: {
  readonly coupon: Coupon;
  readonly currencies: Currencies;
}): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(couponCalls.update, { handled: [400, 409] });
  const terms = useMemo(() => couponForm(digits), [digits]);
  const schema = useMemo(() => terms.schema(coupon), [terms, coupon]);
  const initial = useMemo(() => valuesOf(coupon), [coupon]);
  const form = useServerForm<CouponValues, Coupon, { coupon: Coupon }>({
    schema,
    initial,
    row: coupon,
    send: (values, row = coupon) => update({ id: row.id, version: row.version, ...terms.changed(row, values) }),
    fieldOf: terms.fieldOf,
    onSaved: async ({ coupon: saved }, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) void navigate(viewPath(saved.id));
      await refreshed;
    },
    draft: 'coupon.terms',
    conflict: couponConflict,
  });
  const offered = all.filter(
    (currency) => currency.active || coupon.amounts.some((amount) => amount.currency === currency.code),
  );
  return (
    <CouponForm
      form={form}
      coupon={coupon}
      currencies={offered}
      verb={texts.save}
      onCancel={() => void navigate(viewPath(coupon.id))}
    />
  );
}

/** `/coupon/update?id=`: the terms of a coupon, as far as its use has not locked them. */
export default function UpdateScreen(): ReactNode {
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
        title={coupon ? texts.editTitleOf(coupon.name) : texts.editTitle}
        status={coupon && <StatusLabel status={coupon.status} label={record.statuses[coupon.status]} filled />}
      />
      <PageRead reads={[detail, currencies]} what={page.theCoupon} loading={page.loading}>
        {() => coupon && <EditCoupon key={id} coupon={coupon} currencies={currencies} />}
      </PageRead>
    </div>
  );
}
