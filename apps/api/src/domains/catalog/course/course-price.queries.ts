import { messages, say, type FieldError } from '@lectern/contract';
import { readAmount, tooFineText } from '@lectern/contract/commerce/money';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError } from '../../../server/calls/errors';

/** No course costs more, in whole units of its currency. */
const dearest = 10_000_000;

/** An amount with the digits of its currency, as it is typed: '150.50', '3000'. */
export const amountOf = (minor: RawBuilder<unknown>, currency: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select case when y.exponent = 0 then (${minor})::text
    else to_char(${minor} / 10.0 ^ y.exponent, 'FM999999999990.' || repeat('0', y.exponent)) end
  from currencies y where y.code = ${currency})`;

/** A price as it was typed, and the fields that are refused when it is wrong. */
export interface TypedPrice {
  readonly amount: string;
  readonly currency: string;
  readonly at: string;
  readonly label: string;
  readonly currencyAt: string;
}

const wrong = ({ amount, at, label, currencyAt }: TypedPrice, exponent: number | undefined): FieldError | undefined => {
  if (exponent === undefined) return fieldError(currencyAt, 'active', say(messages.invalid, { field: 'Currency' }));
  const minor = readAmount(amount, exponent);
  if (minor === 'not a number') return fieldError(at, 'number', messages.numbersOnly);
  if (minor === 'too fine') return fieldError(at, 'digits', tooFineText(exponent));
  if (minor > dearest * 10 ** exponent) return fieldError(at, 'amount', say(messages.invalid, { field: label }));
  return undefined;
};

/** Typed prices in the smallest unit of their currencies. @throws 400 for each that is no amount of a currency that staff can choose */
export const readPrices = async (db: Kysely<DB>, prices: readonly TypedPrice[]): Promise<readonly number[]> => {
  if (prices.length === 0) return [];
  const rows = await db.selectFrom('currencies').select(['code', 'exponent']).where('active', '=', true).execute();
  const exponents = new Map(rows.map(({ code, exponent }) => [code, exponent]));
  const errors = prices.flatMap((price) => wrong(price, exponents.get(price.currency)) ?? []);
  if (errors.length > 0) throw badRequest(errors);
  return prices.map(({ amount, currency }) => readAmount(amount, exponents.get(currency)!) as number);
};
