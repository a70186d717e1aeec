import { fullMoney, type BillTo, type paylinkCalls, type Quote, type TaxLine } from '@lectern/contract/commerce';
import { messages, say, type RequestOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import { convertMinor } from '../../platform/currency/convert';
import { readRates, type CurrencyRate } from '../../platform/currency/rates.queries';
import { billToOf } from './bill-to';
import { readBuyer, type Buyer } from './buyer.queries';
import { takeCoupon, tryCoupon, type TakenCoupon } from './coupon.queries';
import { readItem, type StoredItem } from './item.queries';
import { maskedBill } from './masked';
import { settled, totalOf } from './price';
import { readProviderTerms, type ProviderTerms } from './provider-currency.queries';
import { readSellingSettings, type SellingSettings } from './selling-settings.queries';

/** A price with what an order is made of. */
export interface Priced {
  readonly quote: Quote;
  readonly buyer: Buyer;
  readonly item: StoredItem;
  readonly settings: SellingSettings;
  readonly provider: ProviderTerms;
  readonly coupon: TakenCoupon | undefined;
  readonly currency: CurrencyRate;
  readonly baseMinor: number;
  readonly rateId: number | null;
}

/** The list price in a currency: the item's own where it has one, else converted from its base price. */
const listPriceOf = (item: StoredItem, currency: CurrencyRate, rates: ReadonlyMap<string, CurrencyRate>) => {
  const base = rates.get(item.baseCurrency);
  const baseMinor = item.prices[item.baseCurrency];
  const own = item.prices[currency.code];
  if (own !== undefined) return { listMinor: own, base: currency, baseMinor: own, isConverted: false };
  if (!base || baseMinor === undefined)
    throw badRequest(fieldError('currency', 'rate', `There is no rate for ${item.baseCurrency} and ${currency.code}`));
  return { listMinor: convertMinor(baseMinor, base, currency), base, baseMinor, isConverted: true };
};

/** The taxes of a total, today, for a payer's place: none while a needed place is not known. */
const taxesOf = async (db: Kysely<DB>, totalMinor: number, { countryId, stateId }: BillTo): Promise<TaxLine[]> =>
  (
    await sql<{ lines: TaxLine[] }>`
      select tax_lines_of(${totalMinor}, ${countryId}, ${stateId}, report_day(money_now())) as lines`.execute(db)
  ).rows[0]?.lines ?? [];

const rateBpOf = async (db: Kysely<DB>, { countryId, stateId }: BillTo): Promise<number> =>
  (
    await sql<{ sum: number }>`
      select coalesce(sum(rate_bp), 0)::int as sum from tax_rates_of(${countryId}, ${stateId}, report_day(money_now()))`.execute(
      db,
    )
  ).rows[0]?.sum ?? 0;

/** The days of a plan with an end: from the end of the one that runs, else from now. */
const periodOf = async (
  db: Kysely<DB>,
  { period }: StoredItem,
  { studentId }: Buyer,
  zone: string,
): Promise<Quote['period']> => {
  if (!period || period.unit === 'once') return null;
  const { rows } = await sql<NonNullable<Quote['period']>>`
    select r.ends_at as "from", period_end(coalesce(r.ends_at, money_now()), ${zone}, ${period.unit}, ${period.count}) as until
    from (select 1) one left join (
      select period_ends_at as ends_at from subscriptions
      where student_id = ${studentId} and status in ('trial', 'active', 'past_due') and period_ends_at > money_now()) r on true`.execute(
    db,
  );
  return rows[0]!;
};

/** @throws 400 where the total is more than nothing and less than the provider takes */
const refuseTooSmall = (total: number, { minimumMinor }: ProviderTerms, currency: CurrencyRate, hasCoupon: boolean) => {
  if (total === 0 || total >= minimumMinor) return;
  throw badRequest(
    fieldError(
      hasCoupon ? 'couponCode' : 'item',
      'minimum',
      `The payment provider takes no less than ${fullMoney(minimumMinor, currency)}`,
    ),
  );
};

/**
 * The price of an item for a student, by the one function of quotes and links (H2). With `reserve` the coupon's use is taken in
 * the caller's transaction. @throws 400 on the field that is wrong, 404 for the student
 */
export const priceItem = async (
  db: Kysely<DB>,
  request: RequestOf<typeof paylinkCalls.quote>,
  { reserve }: { readonly reserve: boolean },
): Promise<Priced> => {
  const buyer = await readBuyer(db, request.studentId);
  const item = await readItem(db, request.item, buyer.studentId);
  if (!item) throw badRequest(fieldError('item', 'live', say(messages.invalid, { field: 'Item' })));
  const rates = await readRates(db, [request.currency, item.baseCurrency]);
  const currency = rates.get(request.currency);
  const provider = await readProviderTerms(db, request.currency);
  if (!currency || !provider)
    throw badRequest(fieldError('currency', 'provider', `The payment provider does not take ${request.currency}`));
  const settings = await readSellingSettings(db);
  const billTo = billToOf(request.billTo, buyer);
  const { listMinor, base, baseMinor, isConverted } = listPriceOf(item, currency, rates);
  const code = request.couponCode?.trim();
  const coupon = code
    ? await (reserve ? takeCoupon : tryCoupon)(db, { code, userId: buyer.userId, currency, listMinor, item })
    : undefined;
  const taxIncluded = !settings.taxOnTop.includes(currency.code);
  const rateBp = taxIncluded ? 0 : await rateBpOf(db, billTo);
  const terms = { listMinor, discountMinor: coupon?.discountMinor ?? 0, taxIncluded, rateBp, step: provider.step };
  const totalMinor = totalOf(terms);
  refuseTooSmall(totalMinor, provider, currency, coupon !== undefined);
  const { countryId: home, hasStates } = settings.seller;
  const isStateMissing = hasStates && billTo.countryId === home && billTo.stateId === null;
  const isPlaceKnown = billTo.countryId !== null && !isStateMissing;
  const taxLines = isPlaceKnown ? await taxesOf(db, totalMinor, billTo) : [];
  const taxMinor = taxLines.reduce((sum, line) => sum + line.taxMinor, 0);
  const parts = settled(terms, totalMinor, taxIncluded ? 0 : taxMinor);
  const dated = base.validFrom === null ? currency : base;
  return {
    ...{ buyer, item, settings, provider, coupon, currency, baseMinor },
    rateId: isConverted ? dated.rateId : null,
    quote: {
      item: { kind: item.kind, id: item.id, title: item.title },
      currency: currency.code,
      symbol: currency.symbol,
      exponent: currency.exponent,
      ...parts,
      coupon: coupon ? { code: coupon.code, name: coupon.name } : null,
      taxIncluded,
      taxLines,
      taxMinor,
      totalMinor,
      converted: isConverted
        ? {
            fromMinor: baseMinor,
            fromCurrency: base.code,
            fromSymbol: base.symbol,
            fromExponent: base.exponent,
            rate: dated.rate,
            rateFrom: dated.validFrom ?? '',
            ageDays: dated.ageDays,
            isTooOld: Math.max(base.ageDays, currency.ageDays) > settings.maxRateAgeDays,
          }
        : null,
      period: await periodOf(db, item, buyer, settings.zone),
      billTo,
      needs: [
        ...(billTo.email === '' ? (['email'] as const) : []),
        ...(billTo.countryId === null ? (['country'] as const) : []),
        ...(isStateMissing ? (['state'] as const) : []),
      ],
      validFrom: new Date().toISOString(),
    },
  };
};

/** A price as this seller may see it. */
export const shownQuote = ({ quote, buyer }: Priced, actor: Actor): Quote => ({
  ...quote,
  billTo: maskedBill(quote.billTo, buyer.email, actor),
});
