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

type Served = Pick<PaymentProvider, 'id' | 'code' | 'mode' | 'active' | 'isDefault' | 'currencies'>;

/**
 * Currencies in which new links use this provider. The default serves all that it takes. Another one with the default's mode serves
 * those that no provider before it takes. The API chooses by the same rule.
 */
export const servedCurrencies = (provider: Served, providers: readonly Served[]): readonly string[] => {
  const mode = providers.find(({ isDefault }) => isDefault)?.mode;
  const serving = providers
    .filter((each) => each.active && each.code !== 'manual' && each.mode === mode)
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault) || one.id - other.id);
  const at = serving.findIndex(({ id }) => id === provider.id);
  const taken = new Set(serving.slice(0, Math.max(0, at)).flatMap(({ currencies }) => currencies));
  return at < 0 ? [] : provider.currencies.filter((code) => !taken.has(code));
};
