import { useMemo, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import { notify, PageHeader, StatusLabel } from '@lectern/ui-kit';
import { useServerForm } from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/form';
import { listPath, viewPath } from './address';
import { CouponForm } from './CouponForm';
import { couponSchema } from './schema';
import { useCurrencies, type Currencies } from './use-currencies';
import { newValues, type CouponValues } from './values';
import { Waiting } from './Waiting';
import { fieldOf, readValues } from './wire';
import './screen.css';

function NewCoupon({ currencies: { active, digits } }: { readonly currencies: Currencies }): ReactNode {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: create } = useCall(couponCalls.create, { handled: [400, 409] });
  const schema = useMemo(() => couponSchema(digits), [digits]);
  const initial = useMemo(() => newValues(active[0]?.code ?? ''), [active]);
  const form = useServerForm<CouponValues, undefined, { coupon: Coupon }>({
    schema,
    initial,
    send: (values) => create(readValues(values, digits).wire),
    fieldOf,
    draft: 'coupon',
    onSaved: async ({ coupon }, { leaving }) => {
      notify('success', texts.created);
      await invalidate(queryClient, couponCalls.list);
      if (!leaving) void navigate(viewPath(coupon.id));
    },
  });
  return <CouponForm form={form} currencies={active} verb={texts.create} onCancel={() => void navigate(listPath)} />;
}

/** `/coupon/create`: a new coupon, which begins as a draft. */
export default function CouponCreateScreen(): ReactNode {
  const currencies = useCurrencies();
  return (
    <div className="coupon-page">
      <PageHeader title={texts.newTitle} status={<StatusLabel status="draft" filled />} />
      {currencies.error ? <ListError error={currencies.error} what={texts.theCurrencies} busy={currencies.isFetching} onRetry={currencies.retry} /> : currencies.isPending ? <Waiting label={texts.loadingForm} /> : <NewCoupon currencies={currencies} />}
    </div>
  );
}
