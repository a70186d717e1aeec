import { dayText } from '@lectern/ui-kit/day-text';
import { dateText } from '@lectern/ui-kit';
import { fullMoney, moneyText, type Quote } from '@lectern/contract/commerce';
import * as texts from '../texts/paylink-quote';

/** A row of a price. */
export interface QuoteLine {
  readonly key: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly sub?: string | undefined;
  readonly sum: string;
  /** The sum before the price changed. */
  readonly was?: string;
  readonly is?: 'total' | 'included' | 'coupon';
}

/** A calendar day or a moment in words. */
export const anyDay = (at: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(at) ? dayText(at) : dateText(at));

const percent = (rateBp: number): string => (rateBp / 100).toLocaleString('en-GB', { maximumFractionDigits: 2 });

const conversionText = ({ converted, currency }: Quote): string | undefined => {
  if (!converted) return undefined;
  const { fromMinor, fromSymbol, fromExponent, fromCurrency, rate, rateFrom } = converted;
  const from = fullMoney(fromMinor, { code: fromCurrency, symbol: fromSymbol, exponent: fromExponent });
  const said = fromCurrency === 'INR' && currency !== 'INR' ? texts.dividedBy : texts.times;
  return said(from, Number(rate).toFixed(4), anyDay(rateFrom));
};

const sumsOf = (quote: Quote): readonly QuoteLine[] => {
  const money = (minor: number): string => fullMoney(minor, quote);
  const base = money(quote.totalMinor - quote.taxMinor);
  const said = quote.taxIncluded ? texts.includes : texts.tax;
  const taxes = quote.taxLines.map(({ name, rateBp, taxMinor }): QuoteLine => ({
    key: `tax ${name} ${rateBp}`,
    label: said(name, percent(rateBp), base),
    sum: money(taxMinor),
    ...(quote.taxIncluded && { is: 'included' }),
  }));
  const { coupon } = quote;
  return [
    { key: 'item', label: quote.item.title, sub: conversionText(quote), sum: money(quote.listMinor) },
    ...(coupon || quote.discountMinor > 0
      ? [
          {
            key: 'discount',
            label: coupon ? texts.coupon(coupon.code) : texts.discount,
            sub: coupon?.name,
            sum: money(-quote.discountMinor),
            is: 'coupon' as const,
          },
        ]
      : []),
    ...(quote.taxIncluded ? [] : taxes),
    {
      key: 'total',
      label: texts.total,
      sub:
        quote.exponent === 0
          ? texts.charged(moneyText(quote.totalMinor, { ...quote, code: quote.currency }))
          : undefined,
      sum: money(quote.totalMinor),
      is: 'total',
    },
    ...(quote.taxIncluded ? taxes : []),
  ];
};

/** The rows of a price; they add up to its total. Rows that differ from `before` carry both sums. */
export const quoteLines = (quote: Quote, before?: Quote): readonly QuoteLine[] => {
  const old = new Map((before ? sumsOf(before) : []).map(({ key, sum }) => [key, sum]));
  return sumsOf(quote).map((line) => {
    const was = old.get(line.key);
    return was === undefined || was === line.sum ? line : { ...line, was };
  });
};

/** The tax in the bar: 'incl. GST ₹785.10'; nothing where there is none. */
export const taxText = (quote: Quote): string | undefined => {
  if (quote.taxMinor === 0) return undefined;
  const isGst = quote.taxLines.every(({ name }) => name.endsWith('GST'));
  return texts.includedTax(isGst ? texts.gst : texts.anyTax, fullMoney(quote.taxMinor, quote));
};

/** The sentence on the days of a plan. */
export const periodText = (quote: Quote): string | undefined => {
  const { period, renewal } = quote;
  if (!period) return undefined;
  const days = texts.period(period.from === null ? undefined : anyDay(period.from), anyDay(period.until));
  if (!renewal) return days;
  const sum = fullMoney(renewal.totalMinor, quote);
  return `${days}. ${texts.renewal(sum, texts.every(renewal.unit, renewal.count))}`;
};
