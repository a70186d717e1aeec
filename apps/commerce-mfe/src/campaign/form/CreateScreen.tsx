import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { Coupon } from '@lectern/contract/commerce';
import { PageHeader, StatusLabel, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { useServerForm } from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import { callsOf } from '../../coupon/calls-of';
import { useCurrencies, type Currencies } from '../../coupon/use-currencies';
import * as texts from '../../texts/campaign-form';
import { loadingForm, theCurrencies } from '../../texts/form';
import { listPath, viewPath } from '../address';
import { campaignRecord } from '../campaign';
import { CampaignForm } from './CampaignForm';
import { campaignForm, newValues, type CampaignValues } from './values';

const calls = callsOf('marketing');

function NewCampaign({ currencies: { active, digits } }: { readonly currencies: Currencies }): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(campaignRecord.changed);
  const { mutateAsync: create } = useCall(calls.create, { handled: [400, 409] });
  const terms = useMemo(() => campaignForm(digits), [digits]);
  const schema = useMemo(() => terms.schema(), [terms]);
  const initial = useMemo(() => newValues(active[0]?.code ?? ''), [active]);
  const form = useServerForm<CampaignValues, undefined, { coupon: Coupon }>({
    schema,
    initial,
    send: (values) => create({ ...terms.read(values).wire, kind: 'marketing', audience: 'everyone', status: 'draft' }),
    fieldOf: terms.fieldOf,
    draft: 'coupon.campaign',
    onSaved: async ({ coupon: made }, { leaving }) => {
      const refreshed = confirmSaved(texts.created);
      if (!leaving) void navigate(viewPath(made.id));
      await refreshed;
    },
  });
  return <CampaignForm form={form} currencies={active} verb={texts.create} onCancel={() => void navigate(listPath)} />;
}

/** `/marketing-coupon/create`: a new marketing coupon. It is a draft while its codes are made. */
export default function CreateScreen(): ReactNode {
  const currencies = useCurrencies();
  return (
    <div className="page-stack">
      <PageHeader title={texts.newTitle} status={<StatusLabel status="draft" filled />} />
      <PageRead reads={[currencies]} what={theCurrencies} loading={loadingForm}>
        {() => <NewCampaign currencies={currencies} />}
      </PageRead>
    </div>
  );
}
