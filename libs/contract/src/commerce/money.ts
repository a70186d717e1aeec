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

/** An amount with two digits after the point, three where its currency has three: '1,499.00', '−76.27', '1.250'. */
export const fullAmount = (minor: number, { exponent }: Pick<Currency, 'exponent'>): string => {
  const whole = Math.trunc(Math.abs(minor) / 10 ** exponent).toLocaleString('en-GB');
  const fraction = exponent === 0 ? '' : String(Math.abs(minor) % 10 ** exponent).padStart(exponent, '0');
  return `${minor < 0 ? '−' : ''}${whole}.${fraction.padEnd(2, '0')}`;
};

/** A currency with its code, or a row that names its currency. */
export type ShownCurrency = Pick<Currency, 'symbol' | 'exponent'> &
  ({ readonly code: string } | { readonly currency: string });

/**
 * A full amount with its currency, as papers and payment screens show it: '₹1,499.00', 'AED 52.00', '−₹76.27'. A symbol that ends in a
 * letter gives way to the code and a no-break space.
 */
export const fullMoney = (minor: number, currency: ShownCurrency): string => {
  const { symbol } = currency;
  const code = 'code' in currency ? currency.code : currency.currency;
  const sign = symbol === '' || /[\p{L}\p{M}]$/u.test(symbol) ? `${code}\u00a0` : symbol;
  return `${minor < 0 ? '−' : ''}${sign}${fullAmount(Math.abs(minor), currency)}`;
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
