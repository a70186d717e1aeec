/** The words of Settings, Currencies and price conversion. */
export const theCurrencies = 'The currencies';
export const loading = 'Loading the currencies';
export const lead = (maxAgeDays: number): string =>
  `Rates say how many rupees one unit of a currency is worth. When a rate is older than ${maxAgeDays} days, links in its currency need the right “Change settings”.`;
export const tooOld = (codes: readonly string[], maxAgeDays: number): string =>
  `Older than ${maxAgeDays} days: ${codes.join(', ')}. Sellers without the right “Change settings” can’t make links in ${codes.length === 1 ? 'this currency' : 'these currencies'}.`;
export const tableName = 'Currencies';
export const heads = {
  currency: 'Currency',
  rate: 'Rupees for one',
  since: 'Since',
  next: 'Next rate',
  state: 'State',
} as const;
export const base = 'The base of all rates';
export const noRate = 'no rate';
export const none = 'none';
export const age = (days: number): string => (days === 0 ? 'today' : days === 1 ? '1 day ago' : `${days} days ago`);
export const fromDay = (rate: string, day: string): string => `${rate} from ${day}`;
export const inUse = 'In use';
export const off = 'Not in use';
export const newRate = 'New rate…';
export const newRateFor = (code: string): string => `New rate for ${code}`;
export const takeOut = 'Take out of use…';
export const takeOutTitle = (name: string): string => `Take ${name} out of use?`;
export const takeOutMeans =
  'It can no longer be chosen for prices and new links. Open links, payments and invoices keep it.';
export const takeOutVerb = 'Take out of use';
export const takenOut = 'Taken out of use.';
export const useAgain = 'Use again';
export const usedAgain = 'In use again.';
export const historyOf = (name: string): string => `Rates of ${name}`;
export const theRates = 'The rates';
export const loadingRates = 'Loading the rates';
export const noRates = 'No rate was entered yet.';
export const historyHeads = {
  from: 'Counts from',
  rate: 'Rupees for one',
  change: 'Change',
  by: 'Entered by',
} as const;
export const system = 'the system';
export const older = 'Older rates';
export const rateOf = (code: string): string => `Rupees for one ${code}`;
export const validFrom = 'Valid from';
export const validFromHelp = 'Empty: from now on. Links and invoices that exist keep their rate.';
export const add = 'Enter rate';
export const added = 'The rate is entered.';
export const noneBefore = 'The first rate of this currency';
export const against = (rate: string, day: string, change: string): string => `${rate} since ${day}; this is ${change}`;
export const farOff = 'This differs from today’s rate by more than a fifth. Check the decimal point.';
