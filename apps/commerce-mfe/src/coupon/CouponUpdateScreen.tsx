import { useMemo, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, unread, useCall, useRead } from '@lectern/api-client/hooks';
import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import { notify, PageHeader, StatusLabel } from '@lectern/ui-kit';
import { useServerForm } from '@lectern/ui-kit/form';
import { useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/form';
import * as page from '../texts/page';
import { statusWords } from '../texts/words';
import { couponOf, viewPath } from './address';
import { couponConflict } from './conflict';
import { CouponForm } from './CouponForm';
import { NoCoupon } from './NoCoupon';
import { couponSchema } from './schema';
import { useCurrencies, type Currencies } from './use-currencies';
import { valuesOf, type CouponValues } from './values';
import { Waiting } from './Waiting';
import { changedFields, fieldOf, readValues } from './wire';
import './screen.css';

function EditCoupon({ coupon, currencies: { all, digits } }: { readonly coupon: Coupon; readonly currencies: Currencies }): ReactNode {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useCall(couponCalls.update, { handled: [400, 409] });
  const schema = useMemo(() => couponSchema(digits, coupon), [digits, coupon]);
  const initial = useMemo(() => valuesOf(coupon), [coupon]);
  const form = useServerForm<CouponValues, Coupon, { coupon: Coupon }>({
    schema,
    initial,
    row: coupon,
    send: (values, row = coupon) => {
      const before = readValues(valuesOf(row), digits, row).wire;
      return update({ id: row.id, version: row.version, ...changedFields(before, readValues(values, digits, row).wire) });
    },
    fieldOf,
    onSaved: async ({ coupon: saved }, { leaving }) => {
      notify('success', texts.saved);
      if (!leaving) void navigate(viewPath(saved.id));
      await invalidate(queryClient, couponCalls.list, couponCalls.details);
    },
    draft: 'coupon',
    conflict: couponConflict,
  });
  const offered = all.filter((currency) => currency.active || coupon.amounts.some((amount) => amount.currency === currency.code));
  return <CouponForm form={form} coupon={coupon} currencies={offered} verb={texts.save} onCancel={() => void navigate(viewPath(coupon.id))} />;
}

/** `/coupon/update?id=`: the terms of a coupon, as far as its use leaves them open. */
export default function CouponUpdateScreen(): ReactNode {
  const [params] = useSearchParams();
  const id = couponOf(params);
  const currencies = useCurrencies();
  const details = useRead(couponCalls.details, { id: id ?? 0 }, { enabled: id !== undefined, handled: 'all', staleTime: 0 });
  const coupon = details.data?.coupon;
  if (id === undefined || coupon?.deletedAt) return <NoCoupon deleted={coupon !== undefined} />;
  const error = unread(details) ?? currencies.error;
  const retry = (): void => {
    if (details.error) void details.refetch();
    if (currencies.error) currencies.retry();
  };
  return (
    <div className="coupon-page">
      <PageHeader title={coupon ? texts.editTitleOf(coupon.name) : texts.editTitle} status={coupon && <StatusLabel status={coupon.status} label={statusWords[coupon.status]} filled />} />
      {error ? <ListError error={error} what={page.theCoupon} busy={details.isFetching} onRetry={retry} /> : coupon && !currencies.isPending ? <EditCoupon key={id} coupon={coupon} currencies={currencies} /> : <Waiting label={page.loading} />}
    </div>
  );
}
