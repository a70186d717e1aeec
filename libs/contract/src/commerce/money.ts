import { plainNumber } from '../typed-number';

/** What an amount is shown and read by. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
  /** Digits after the point. */
  readonly exponent: number;
}

/** More than any price may be. */
export const largestMinor = 100_000_000;

/** An amount with its currency's sign and as many digits as it has: '₹2,000', 'KD 1.250'; whole amounts lose their zeros. */
export const moneyText = (minor: number, { symbol, exponent }: Currency): string => {
  const whole = minor % 10 ** exponent === 0;
  const number = (minor / 10 ** exponent).toLocaleString('en-GB', {
    minimumFractionDigits: whole ? 0 : exponent,
    maximumFractionDigits: exponent,
  });
  return /[A-Za-z]$/.test(symbol) ? `${symbol} ${number}` : `${symbol}${number}`;
};

/** What is in a field for an amount: '2,000' or '12.50'; nothing for none. */
export const amountText = (minor: number | null, { exponent }: Pick<Currency, 'exponent'>): string =>
  minor === null ? '' : moneyText(minor, { code: '', symbol: '', exponent });

/** Reads a typed amount of 0 or more, with at most `digits` after the point, in the smallest unit. */
export const readAmount = (typed: string, digits: number): number | 'not a number' | 'too fine' => {
  const text = plainNumber(typed);
  if (text === undefined || text.startsWith('-')) return 'not a number';
  const [whole = '', fraction = ''] = text.split('.');
  return fraction.length > digits ? 'too fine' : Number(whole + fraction.padEnd(digits, '0'));
};

/** The refusal of an amount with more digits after the point than its currency has. */
export const tooFineText = (digits: number): string =>
  digits === 0 ? 'Enter a whole number' : `At most ${digits} ${digits === 1 ? 'digit' : 'digits'} after the point`;
