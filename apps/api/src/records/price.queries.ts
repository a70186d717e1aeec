import { messages, say } from '@lectern/contract';
import { largestMinor, readAmount } from '@lectern/contract/commerce/money';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { badRequest, fieldError } from '../server/calls/errors';

/** The price of a row `t`, in its `price_minor` and `currency`, with the digits of its currency: '150.50', '3000'. */
export const priceText = sql<string>`(
  select case when y.exponent = 0 then t.price_minor::text
    else to_char(t.price_minor / 10.0 ^ y.exponent, 'FM999999999990.' || repeat('0', y.exponent)) end
  from currencies y where y.code = t.currency)`;

const refuse = (field: 'price' | 'currency', rule: string, text: string) => badRequest(fieldError(field, rule, text));

/** A typed price in the smallest unit of its currency. @throws 400 for a currency that staff can't choose, and for what is no amount of it */
export const readPrice = async (db: Kysely<DB>, price: string, currency: string): Promise<number> => {
  const found = await db
    .selectFrom('currencies')
    .select('exponent')
    .where('code', '=', currency)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!found) throw refuse('currency', 'active', say(messages.invalid, { field: 'Currency' }));
  const minor = readAmount(price, found.exponent);
  if (minor === 'not a number') throw refuse('price', 'number', messages.numbersOnly);
  if (minor === 'too fine' || minor > largestMinor)
    throw refuse('price', 'amount', say(messages.invalid, { field: 'Price' }));
  return minor;
};
