import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { paymentProviderCalls, type PaymentProvider } from '@lectern/contract/commerce';
import { PageRead } from '@lectern/ui-kit/detail';
import { Note } from '@lectern/ui-kit/form';
import * as texts from '../texts/setting-payments';
import { MoneyRules } from './MoneyRules';
import { isWaiting } from './provider-words';
import { ProviderDetail } from './ProviderDetail';
import { ProviderTable } from './ProviderTable';
import { WebhookHealth } from './WebhookHealth';

/** Milliseconds between two looks for the webhook of a check. */
const lookMs = 5000;

function Providers({
  providers,
  isDemo,
  mayEdit,
}: {
  readonly providers: readonly PaymentProvider[];
  readonly isDemo: boolean;
  readonly mayEdit: boolean;
}): ReactNode {
  const [chosen, choose] = useState<number>();
  const provider =
    providers.find(({ id }) => id === chosen) ?? providers.find((each) => each.isDefault) ?? providers[0];
  const testDefault = providers.find((each) => each.isDefault && each.mode === 'test');
  return (
    <>
      {testDefault && !isDemo && (
        <Note icon="triangle-alert" tone="warning">
          {texts.testIsDefault}
        </Note>
      )}
      <ProviderTable {...{ providers, mayEdit }} current={provider?.id} onChoose={choose} />
      {provider && (
        <div className="money-two">
          <ProviderDetail key={provider.id} {...{ provider, mayEdit }} />
          {provider.code !== 'manual' && <WebhookHealth key={`webhooks ${provider.id}`} provider={provider} />}
        </div>
      )}
      <MoneyRules mayEdit={mayEdit} />
    </>
  );
}

/** `/setting/payments`: the providers, the keys and check of the chosen one, its webhooks, and the rules of money. */
export function ProvidersPart({ mayEdit }: { readonly mayEdit: boolean }): ReactNode {
  const read = useRead(
    paymentProviderCalls.list,
    {},
    {
      quiet: true,
      handled: 'all',
      refetchInterval: ({ state }) => (state.data?.providers.some((provider) => isWaiting(provider)) ? lookMs : false),
    },
  );
  return (
    <PageRead reads={[read]} what={texts.theProviders} loading={texts.loading}>
      {() => read.data && <Providers {...read.data} mayEdit={mayEdit} />}
    </PageRead>
  );
}
