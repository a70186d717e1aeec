import { keyedProviders, servedCurrencies, type PaymentProvider } from '@lectern/contract/commerce';
import * as texts from '../texts/setting-payments';

/** Minutes for which a webhook of a check is waited for. */
const patienceMinutes = 5;

/** A check has been made just now, and its webhook has not come yet. */
export const isWaiting = (
  { steps, checkedAt }: Pick<PaymentProvider, 'steps' | 'checkedAt'>,
  now = Date.now(),
): boolean =>
  steps.some(({ state }) => state === 'waiting') &&
  checkedAt !== null &&
  now - Date.parse(checkedAt) < patienceMinutes * 60_000;

/** The currencies of a provider in few words. */
export const takesText = ({
  code,
  currencies,
  offered,
}: Pick<PaymentProvider, 'code' | 'currencies' | 'offered'>): string => {
  if (currencies.length === 0) return texts.noCurrency;
  if (!keyedProviders.includes(code) && currencies.length >= offered.length) return texts.everyCurrency;
  return texts.currenciesText(currencies);
};

/** The last check of a provider: status and word; undefined for one without keys. */
export const checkOf = ({
  code,
  checkedAt,
  checkError,
}: Pick<PaymentProvider, 'code' | 'checkedAt' | 'checkError'>): readonly [status: string, word: string] | undefined => {
  if (!keyedProviders.includes(code)) return undefined;
  if (checkedAt === null) return ['waiting', texts.notChecked];
  return checkError === null ? ['active', texts.works] : ['failed', texts.failed];
};

/** The state of a provider: status and word. One that is on and silent may have lost its webhooks. */
export const stateOf = ({
  active,
  isSilent,
}: Pick<PaymentProvider, 'active' | 'isSilent'>): readonly [status: string, word: string] => {
  if (!active) return ['inactive', texts.off];
  return isSilent ? ['silent', texts.noEvents] : ['active', texts.active];
};

type Switched = Parameters<typeof servedCurrencies>[0];

const withActive = <P extends Switched>(provider: P, providers: readonly P[], active: boolean): readonly P[] =>
  providers.map((each) => (each.id === provider.id ? { ...each, active } : each));

/** Currencies whose new links use this provider once it is on. */
export const servedWhenOn = (provider: Switched, providers: readonly Switched[]): readonly string[] =>
  servedCurrencies(provider, withActive(provider, providers, true));

/** Currencies that nobody takes once this provider is off. */
export const lostWhenOff = (provider: Switched, providers: readonly Switched[]): readonly string[] => {
  const after = withActive(provider, providers, false);
  const kept = new Set(after.flatMap((each) => servedCurrencies(each, after)));
  return servedCurrencies(provider, providers).filter((code) => !kept.has(code));
};

/** A line below the name of a provider: the part that it has in new links, or what it is. */
export const leadOf = (provider: PaymentProvider, providers: readonly PaymentProvider[]): string | undefined => {
  if (provider.isDefault) return texts.isDefault;
  const served = servedCurrencies(provider, providers);
  return served.length > 0 ? texts.servesText(served) : texts.leads[provider.code];
};
