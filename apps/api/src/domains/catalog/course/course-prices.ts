import { messages, say, type RequestOf } from '@lectern/contract';
import type { Course, courseCalls } from '@lectern/contract/catalog';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';
import { readPrices, type TypedPrice } from './course-price.queries';

type Written = Partial<RequestOf<typeof courseCalls.update>>;
const base = { at: 'price', label: 'Price', currencyAt: 'currency' };

/** Each currency once, and none twice the base one. @throws 400 on the row */
const refuseTwice = (currency: string, prices: NonNullable<Written['prices']>): void => {
  const seen = new Set([currency]);
  prices.forEach((price, at) => {
    if (seen.has(price.currency))
      throw badRequest(fieldError(`prices[${at}].currency`, 'twice', 'This currency has a price already'));
    seen.add(price.currency);
  });
};

/** The price columns that a save writes; a free course has none. @throws 400 on the price that is wrong */
export const priceColumns = async (db: Kysely<DB>, row: Course, written: Written) => {
  const names = ['isFree', 'price', 'comparePrice', 'currency', 'prices'] as const;
  if (names.every((name) => written[name] === undefined)) return { columns: {}, prices: undefined };
  const { isFree = row.isFree, currency = row.currency, prices = row.prices } = written;
  if (isFree)
    return {
      columns: { isFree, currency, priceMinor: 0, compareMinor: null },
      prices: row.prices.length > 0 ? [] : undefined,
    };
  const amount = (written.price ?? row.price).trim() || '0';
  const before = (written.comparePrice === undefined ? row.comparePrice : written.comparePrice)?.trim();
  refuseTwice(currency, prices);
  const typed: TypedPrice[] = [
    { ...base, amount, currency },
    ...(before ? [{ ...base, amount: before, currency, at: 'comparePrice', label: 'Price before' }] : []),
    ...prices.map((price, at) => ({
      ...{ amount: price.price.trim(), currency: price.currency, label: 'Price' },
      ...{ at: `prices[${at}].price`, currencyAt: `prices[${at}].currency` },
    })),
  ];
  const [priceMinor = 0, ...rest] = await readPrices(db, typed);
  const compareMinor = before ? rest[0]! : null;
  if (compareMinor !== null && compareMinor <= priceMinor)
    throw badRequest(fieldError('comparePrice', 'above', say(messages.invalid, { field: 'Price before' })));
  const others = before ? rest.slice(1) : rest;
  return {
    columns: { isFree, currency, priceMinor, compareMinor },
    prices: written.prices && prices.map((price, at) => ({ currency: price.currency, priceMinor: others[at]! })),
  };
};

/** Makes these the only prices in other currencies. */
export const setPrices = async (
  db: Kysely<DB>,
  courseId: number,
  prices: readonly { readonly currency: string; readonly priceMinor: number }[],
): Promise<void> => {
  await db.deleteFrom('coursePrices').where('courseId', '=', courseId).execute();
  if (prices.length > 0)
    await db
      .insertInto('coursePrices')
      .values(prices.map((price) => ({ ...price, courseId })))
      .execute();
};
