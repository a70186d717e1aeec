import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import {
  keyedProviders,
  paymentProviderCalls,
  providerModes,
  providerNames,
  type PaymentProvider,
} from '@lectern/contract/commerce';
import { notify, StatusLabel, timeText, useAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { useCopied } from '../paylink/use-copied';
import * as texts from '../texts/setting-payments';
import { KeysPanel } from './KeysPanel';
import { takesText } from './provider-words';

interface Props {
  readonly provider: PaymentProvider;
  readonly mayEdit: boolean;
}

const changed = [paymentProviderCalls.list];

const secretText = ({ secretHint, secretSetAt, secretSetByName }: PaymentProvider): string =>
  secretHint === ''
    ? texts.notSet
    : `${secretHint}${secretSetAt ? `, ${texts.setOn(timeText(secretSetAt), secretSetByName)}` : ''}`;

const webhookSecretText = ({ hasWebhookSecret, webhookSecretSetAt, oldSecretUntil }: PaymentProvider): string => {
  if (!hasWebhookSecret || !webhookSecretSetAt) return texts.notSet;
  const since = timeText(webhookSecretSetAt);
  return oldSecretUntil ? texts.oldUntil(since, timeText(oldSecretUntil)) : texts.newSince(since);
};

const stepStatus = { ok: 'active', failed: 'failed', waiting: 'waiting' } as const;

function Steps({ provider: { steps, checkedAt } }: { readonly provider: PaymentProvider }): ReactNode {
  if (steps.length === 0) return checkedAt === null ? texts.notChecked : timeText(checkedAt);
  return (
    <ul className="money-steps">
      {steps.map(({ state, text }) => (
        <li key={text}>
          <StatusLabel status={stepStatus[state]} label={text} />
        </li>
      ))}
    </ul>
  );
}

function KeyFacts({ provider }: { readonly provider: PaymentProvider }): ReactNode {
  const { isCopied, copy } = useCopied();
  const { code, keyHint, webhookUrl, openLinks } = provider;
  return (
    <dl className="money-facts">
      {code === 'razorpay' && (
        <>
          <dt>{texts.facts.key}</dt>
          <dd>{keyHint || texts.notSet}</dd>
        </>
      )}
      <dt>{texts.facts.secret}</dt>
      <dd>{secretText(provider)}</dd>
      <dt>{texts.facts.webhookAddress}</dt>
      <dd className="money-copy">
        <span>{webhookUrl}</span>
        <button type="button" onClick={() => void copy(webhookUrl)}>
          {isCopied ? texts.copied : texts.copy}
        </button>
      </dd>
      <dt>{texts.facts.webhookSecret}</dt>
      <dd>{webhookSecretText(provider)}</dd>
      <dt>{texts.facts.checked}</dt>
      <dd>
        <Steps provider={provider} />
      </dd>
      <dt>{texts.facts.currencies}</dt>
      <dd>{takesText(provider)}</dd>
      <dt>{texts.facts.openLinks}</dt>
      <dd>{texts.linksStay(openLinks)}</dd>
    </dl>
  );
}

/** The chosen provider: its keys, the steps of the last check, and the way to check again. */
export function ProviderDetail({ provider, mayEdit }: Props): ReactNode {
  const { id, version, code, mode, secretHint } = provider;
  const [isEditing, setEditing] = useState(false);
  const { mutateAsync: check, isPending } = useCall(paymentProviderCalls.check);
  const act = useAction(changed);
  const isKeyed = keyedProviders.includes(code);
  const name = texts.nameOf(code, mode);
  const checkNow = async (): Promise<void> => {
    await act(async () => {
      const { provider: after } = await check({ id, version });
      if (after.checkError === null) notify('success', texts.checked);
      else notify('warning', texts.checkFailed);
    });
  };
  return (
    <section className="money-block" aria-label={name}>
      <header>
        <h2>{providerNames[code]}</h2>
        <span className={`money-mode is-${mode}`}>{providerModes[mode]}</span>
        {isKeyed && mayEdit && (
          <div className="money-verbs">
            <Button variant="outlined" size="small" onClick={() => setEditing(true)}>
              {secretHint === '' ? texts.setKeys : texts.changeKeys}
            </Button>
            {secretHint !== '' && (
              <Button
                variant="contained"
                size="small"
                aria-busy={isPending}
                aria-disabled={isPending}
                onClick={() => !isPending && void checkNow()}
              >
                {isPending ? texts.checking : texts.checkNow}
              </Button>
            )}
          </div>
        )}
      </header>
      {isKeyed ? (
        <KeyFacts provider={provider} />
      ) : (
        <p className="money-dim">{code === 'manual' ? texts.manualMeans : texts.sandboxMeans}</p>
      )}
      {isEditing && <KeysPanel {...{ provider, name }} onClose={() => setEditing(false)} />}
    </section>
  );
}
