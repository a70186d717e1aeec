import { useMemo, useRef, type ReactNode } from 'react';
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
import { useCurrencies, type Currencies } from './use-currencies';
import { couponForm, newValues, type CouponValues } from './values';
import './screen.css';

function NewCoupon({ currencies: { active, digits } }: { readonly currencies: Currencies }): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(coupon.changed);
  const { mutateAsync: create } = useCall(couponCalls.create, { handled: [400, 409] });
  const terms = useMemo(() => couponForm(digits), [digits]);
  const schema = useMemo(() => terms.schema(), [terms]);
  const initial = useMemo(() => newValues(active[0]?.code ?? ''), [active]);
  const status = useRef<'draft' | 'active'>('draft');
  const form = useServerForm<CouponValues, undefined, { coupon: Coupon }>({
    schema,
    initial,
    send: (values) => create({ ...terms.read(values).wire, status: status.current }),
    fieldOf: terms.fieldOf,
    draft: 'coupon.terms',
    onSaved: async ({ coupon: made }, { leaving }) => {
      const refreshed = confirmSaved(made.status === 'active' ? texts.createdActive : texts.created);
      if (!leaving) void navigate(viewPath(made.id));
      await refreshed;
    },
  });
  const activate = async (): Promise<void> => {
    // A second click, while the first is being saved, changes nothing.
    if (status.current === 'active') return;
    status.current = 'active';
    try {
      await form.submit();
    } finally {
      status.current = 'draft';
    }
  };
  return (
    <CouponForm
      form={form}
      currencies={active}
      verb={texts.create}
      onCancel={() => void navigate(listPath)}
      onActivate={() => void activate()}
    />
  );
}

/** `/coupon/create`: a new coupon, as a draft or active at once. */
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
