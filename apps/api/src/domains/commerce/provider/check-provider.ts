import { fullMoney, keyedProviders, providerModes, type PaymentProvider } from '@lectern/contract/commerce';
import { conflict } from '../../../server/calls/errors';
import type { CurrencyRate } from '../../platform/currency/rates.queries';
import { readRates } from '../../platform/currency/rates.queries';
import { ProviderError } from '../payment/ask-provider';
import type { Provider, ProviderTools } from '../payment/provider';
import { providerOf } from '../payment/providers';

type Step = PaymentProvider['steps'][number];

/** The result of a check: its steps, and the reference of the session that was made and ended. */
export interface CheckResult {
  readonly steps: readonly Step[];
  readonly ref: string | null;
}

/** Minutes of the checked session: the shortest that every provider takes. */
const sessionMinutes = 32;

const failed = (error: unknown): Step => {
  if (error instanceof ProviderError) return { state: 'failed', text: error.message };
  throw error;
};

const takenStep = ({ currencies, offered }: PaymentProvider, rates: ReadonlyMap<string, CurrencyRate>): Step => {
  const [first] = offered.filter(({ currency }) => currencies.includes(currency));
  const rate = first && rates.get(first.currency);
  if (!first || !rate) return { state: 'failed', text: 'No currency of this console is taken' };
  const more = currencies.length - 1;
  const taken = `${first.currency} is taken, from ${fullMoney(first.minimumMinor, rate)}`;
  return { state: 'ok', text: more > 0 ? `${taken}; and ${more} more` : taken };
};

/** Makes a session of the least sum and ends it, so that nobody can pay it. */
const trySession = async (
  provider: Provider,
  tools: ProviderTools,
  row: PaymentProvider,
  now: Date,
): Promise<string> => {
  const [first] = row.offered.filter(({ currency }) => row.currencies.includes(currency));
  const { ref } = await provider.createSession(tools, {
    // Never an attempt of a link: those count from 1.
    attemptId: -now.getTime(),
    linkId: 0,
    orderId: 0,
    title: 'Check of the keys',
    currency: first?.currency ?? 'INR',
    totalMinor: first?.minimumMinor ?? 100,
    expiresAt: new Date(now.getTime() + sessionMinutes * 60_000).toISOString(),
    returnUrl: tools.publicUrl,
  });
  await provider.cancel(tools, ref);
  return ref;
};

/** Checks the keys at their provider, step by step; the first failure ends it. Outside of any transaction. @throws 409 without keys */
export const checkProvider = async (tools: ProviderTools, row: PaymentProvider, now: Date): Promise<CheckResult> => {
  const provider = providerOf(row.code);
  if (!provider?.probe || !keyedProviders.includes(row.code)) throw conflict('This provider has no keys to check');
  if (row.secretHint === '') throw conflict('Set the keys first');
  const steps: Step[] = [];
  try {
    await provider.probe(tools);
    steps.push({ state: 'ok', text: `Keys belong to a ${providerModes[row.mode].toLowerCase()} account` });
    const taken = takenStep(row, await readRates(tools.db, row.currencies));
    steps.push(taken);
    if (taken.state === 'failed') return { steps, ref: null };
    const ref = await trySession(provider, tools, row, now);
    return { steps: [...steps, { state: 'ok', text: 'A link can be made and ended' }], ref };
  } catch (error) {
    return { steps: [...steps, failed(error)], ref: null };
  }
};
