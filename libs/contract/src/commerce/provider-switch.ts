import type { PaymentProvider } from './payment-provider';
import { keyedProviders, providerNames } from './provider-names';

type Judged = Pick<
  PaymentProvider,
  'id' | 'code' | 'mode' | 'active' | 'isDefault' | 'secretHint' | 'hasWebhookSecret' | 'checkedAt' | 'checkError'
>;

/** A live account that takes money by itself. */
const isLiveAccount = ({ code, mode }: Pick<Judged, 'code' | 'mode'>): boolean => mode === 'live' && code !== 'manual';

/** The cause why a provider can't be switched on; undefined where it can. */
export const activationBlocker = (provider: Judged, others: readonly Judged[]): string | undefined => {
  if (keyedProviders.includes(provider.code)) {
    if (provider.secretHint === '' || !provider.hasWebhookSecret)
      return `Set the keys and the webhook secret of ${providerNames[provider.code]} first`;
    if (provider.checkedAt === null) return 'Check the keys first';
    if (provider.checkError !== null) return 'The last check of the keys has failed';
  }
  const live = others.find((other) => other.active && isLiveAccount(other));
  return provider.code === 'sandbox' && live
    ? `The sandbox can’t be on beside a live provider: ${providerNames[live.code]} is on`
    : undefined;
};

/** The cause why a provider can't be switched off; undefined where it can. */
export const deactivationBlocker = ({ isDefault }: Judged): string | undefined =>
  isDefault ? 'Make another provider the default first' : undefined;

/** The cause why a provider can't be the default of new links; undefined where it can. */
export const defaultBlocker = ({ code, active }: Pick<Judged, 'code' | 'active'>): string | undefined => {
  if (code === 'manual') return 'Money taken by hand has no payment page, so it can’t be the default';
  return active ? undefined : 'Switch it on first';
};

/** The sandbox, where a provider that is being switched on ends it. Its default moves to the new one. */
export const endedSandbox = (provider: Judged, others: readonly Judged[]): Judged | undefined =>
  isLiveAccount(provider) ? others.find(({ code, active }) => code === 'sandbox' && active) : undefined;
