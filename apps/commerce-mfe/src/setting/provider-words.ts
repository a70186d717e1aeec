import { keyedProviders, type PaymentProvider } from '@lectern/contract/commerce';
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
