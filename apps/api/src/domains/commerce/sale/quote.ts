import { fullMoney, personOf, type paylinkCalls, type Person, type Quote } from '@lectern/contract/commerce';
import { messages, say, type RequestOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import { convertMinor } from '../../platform/currency/convert';
import { readRates, type CurrencyRate } from '../../platform/currency/rates.queries';
import { isOf, isOfAccount } from '../person.queries';
import { billToOf } from './bill-to';
import { readBuyer, type Buyer } from './buyer.queries';
import { takeCoupon, tryCoupon, type TakenCoupon } from './coupon.queries';
import { readItem, type StoredItem } from './item.queries';
import { maskedBill } from './masked';
import { readProviderTerms, type ProviderTerms } from './provider-currency.queries';
import { readSellingSettings, type SellingSettings } from './selling-settings.queries';
import { isStateMissing, settlePrice } from './settle-price';

/** The things that are sold to each kind of buyer. */
const sold = { student: 'student plans, courses and seats', trainer: 'trainer plans' } as const;

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

/** The days of a plan with an end: from the end of the one that runs, else from now. */
const periodOf = async (
  db: Kysely<DB>,
  { period }: StoredItem,
  person: Person,
  zone: string,
): Promise<Quote['period']> => {
  if (!period || period.unit === 'once') return null;
  const { rows } = await sql<NonNullable<Quote['period']>>`
    select r.ends_at as "from", period_end(coalesce(r.ends_at, money_now()), ${zone}, ${period.unit}, ${period.count}) as until
    from (select 1) one left join (
      select period_ends_at as ends_at from subscriptions
      where ${isOf(person, 'subscriptions')} and status in ('trial', 'active', 'past_due') and period_ends_at > money_now()) r on true`.execute(
    db,
  );
  return rows[0]!;
};

/** The moment at which the person's trial began, accounts that were merged included. Null where there was none, or the item is no plan. */
const trialOf = async (db: Kysely<DB>, { kind }: StoredItem, buyer: Buyer): Promise<string | null> => {
  if (kind !== 'plan') return null;
  const { rows } = await sql<{ at: string | null }>`
    select min(p.starts_at) as at from subscriptions b join subscription_periods p on p.subscription_id = b.id and p.no = 0
    where ${isOfAccount(buyer, 'b')}`.execute(db);
  return rows[0]?.at ?? null;
};

/** The sum of each later period of a plan with an end. A coupon lowers it only where it covers several. */
const renewalOf = async (
  db: Kysely<DB>,
  { period }: StoredItem,
  price: Omit<Parameters<typeof settlePrice>[1], 'discountMinor'>,
  coupon: TakenCoupon | undefined,
): Promise<Quote['renewal']> => {
  if (!period || period.unit === 'once') return null;
  const discountMinor = coupon && coupon.periods !== 1 ? coupon.discountMinor : 0;
  const { totalMinor } = await settlePrice(db, { ...price, discountMinor });
  return { totalMinor, unit: period.unit, count: period.count };
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

/** @throws 400 on the item where it is not for this buyer, or not sold now */
const readSold = async (db: Kysely<DB>, item: RequestOf<typeof paylinkCalls.quote>['item'], person: Person) => {
  if ((item.audience ?? 'student') !== person.kind)
    throw badRequest(fieldError('item', 'audience', `A ${person.kind} buys ${sold[person.kind]} only`));
  const found = await readItem(db, item, person);
  if (!found) throw badRequest(fieldError('item', 'live', say(messages.invalid, { field: 'Item' })));
  return found;
};

/**
 * The price of an item for its buyer, by the one function of quotes and links (H2). With `reserve` the coupon's use is taken in
 * the caller's transaction. @throws 400 on the field that is wrong, 404 for the buyer
 */
export const priceItem = async (
  db: Kysely<DB>,
  request: RequestOf<typeof paylinkCalls.quote>,
  { reserve }: { readonly reserve: boolean },
): Promise<Priced> => {
  const buyer = await readBuyer(db, personOf(request));
  const person = personOf(buyer);
  const item = await readSold(db, request.item, person);
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
  const price = { currency: currency.code, listMinor, billTo, provider, settings };
  const parts = await settlePrice(db, { ...price, discountMinor: coupon?.discountMinor ?? 0 });
  refuseTooSmall(parts.totalMinor, provider, currency, coupon !== undefined);
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
      taxLines: [...parts.taxLines],
      coupon: coupon ? { code: coupon.code, name: coupon.name } : null,
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
      period: await periodOf(db, item, person, settings.zone),
      renewal: await renewalOf(db, item, price, coupon),
      trialUsedAt: await trialOf(db, item, buyer),
      billTo,
      needs: [
        ...(billTo.email === '' ? (['email'] as const) : []),
        ...(billTo.countryId === null ? (['country'] as const) : []),
        ...(isStateMissing(billTo, settings) ? (['state'] as const) : []),
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
