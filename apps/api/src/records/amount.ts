import { messages, say } from '@lectern/contract';
import { largestMinor, readAmount, tooFineText } from '@lectern/contract/commerce/money';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../database/schema.generated';
import { badRequest, fieldError } from '../server/calls/errors';

/** An amount of a row of `t` with the digits of its currency: '150.50', '3000'. */
export const amountText = (minor: string): RawBuilder<string> => sql<string>`(
  select case when y.exponent = 0 then ${sql.ref(`t.${minor}`)}::text
    else to_char(${sql.ref(`t.${minor}`)} / 10.0 ^ y.exponent, 'FM999999999990.' || repeat('0', y.exponent)) end
  from currencies y where y.code = t.currency)`;

interface Amount {
  /** In the smallest unit of the currency. */
  readonly minor: number;
  /** In whole units, for filters over all currencies. */
  readonly units: number;
}

/** A typed amount. @throws 400 for a currency that staff can't choose, and on `property` for what is no amount of it */
export const readMoney = async (
  db: Kysely<DB>,
  typed: string,
  currency: string,
  { property, label, least = 0 }: { readonly property: string; readonly label: string; readonly least?: number },
): Promise<Amount> => {
  const found = await db
    .selectFrom('currencies')
    .select('exponent')
    .where('code', '=', currency)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!found) throw badRequest(fieldError('currency', 'active', say(messages.invalid, { field: 'Currency' })));
  const minor = readAmount(typed, found.exponent);
  if (minor === 'not a number') throw badRequest(fieldError(property, 'number', messages.numbersOnly));
  if (minor === 'too fine') throw badRequest(fieldError(property, 'digits', tooFineText(found.exponent)));
  if (minor > largestMinor || minor < least)
    throw badRequest(fieldError(property, 'amount', say(messages.invalid, { field: label })));
  return { minor, units: minor / 10 ** found.exponent };
};
