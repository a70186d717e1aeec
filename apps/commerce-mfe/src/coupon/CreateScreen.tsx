import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import { PageHeader, StatusLabel, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { useServerForm } from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/form';
import { listPath, viewPath } from './address';
import { coupon } from './coupon';
import { CouponForm } from './CouponForm';
import { couponSchema } from './schema';
import { useCurrencies, type Currencies } from './use-currencies';
import { newValues, type CouponValues } from './values';
import { fieldOf, readValues } from './wire';
import './screen.css';

function NewCoupon({ currencies: { active, digits } }: { readonly currencies: Currencies }): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(coupon.changed);
  const { mutateAsync: create } = useCall(couponCalls.create, { handled: [400, 409] });
  const schema = useMemo(() => couponSchema(digits), [digits]);
  const initial = useMemo(() => newValues(active[0]?.code ?? ''), [active]);
  const form = useServerForm<CouponValues, undefined, { coupon: Coupon }>({
    schema,
    initial,
    send: (values) => create(readValues(values, digits).wire),
    fieldOf,
    draft: 'coupon',
    onSaved: async ({ coupon: made }, { leaving }) => {
      const refreshed = confirmSaved(texts.created);
      if (!leaving) void navigate(viewPath(made.id));
      await refreshed;
    },
  });
  return <CouponForm form={form} currencies={active} verb={texts.create} onCancel={() => void navigate(listPath)} />;
}

/** `/coupon/create`: a new coupon, which begins as a draft. */
export default function CreateScreen(): ReactNode {
  const currencies = useCurrencies();
  return (
    <div className="page-stack">
      <PageHeader title={texts.newTitle} status={<StatusLabel status="draft" filled />} />
      <PageRead reads={[currencies]} what={texts.theCurrencies} loading={texts.loadingForm}>
        {() => <NewCoupon currencies={currencies} />}
      </PageRead>
    </div>
  );
}
