import { priceRateFields } from '@lectern/contract/platform/price-rate';
import { messages } from '@lectern/contract/messages';
import { plainNumber, typedNumber } from '@lectern/contract/typed-number';
import { formOf, type Codec } from '@lectern/ui-kit/record-panel';

/** The values of a new rate; the currency is that of the row. */
export interface RateValues {
  readonly inrPerUnit: string;
  readonly validFrom: string;
}
interface Sent {
  readonly inrPerUnit: string;
  readonly validFrom?: string | null;
}

const { currency: _currency, ...fields } = priceRateFields;

/** A number in any spelling, sent with exactly its digits. */
const exact: Codec = {
  empty: '',
  write: (typed: string, { refuse }) => {
    if (typed.trim() === '') return '';
    const plain = plainNumber(typed);
    if (plain === undefined) refuse(messages.numbersOnly);
    return plain;
  },
};

export const rateForm = formOf<RateValues, Sent>(fields, { codecs: { inrPerUnit: exact } });

/** Share by which `now` differs from `before`: 0.05 is five percent more. NaN without both. */
export const changeOf = (before: string | undefined, now: string): number =>
  before === undefined ? NaN : typedNumber(now) / Number(before) - 1;

/** '+2.5 %', '−0.3 %', 'no change'; nothing without both rates. */
export const changeText = (change: number): string => {
  if (Number.isNaN(change)) return '';
  const percent = Math.round(Math.abs(change) * 1000) / 10;
  return percent === 0 ? 'no change' : `${change > 0 ? '+' : '−'}${percent.toLocaleString('en-GB')} %`;
};

/** A change that is more likely a slip of the decimal point than the market. */
export const isFarOff = (change: number): boolean => Math.abs(change) > 0.2;
