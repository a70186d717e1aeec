import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { amountText, readMoney } from './amount';

/** The price of a row `t`, in its `price_minor` and `currency`. */
export const priceText = amountText('priceMinor');

/** A typed price in the smallest unit of its currency. @throws 400 on the field */
export const readPrice = async (db: Kysely<DB>, price: string, currency: string): Promise<number> =>
  (await readMoney(db, price, currency, { property: 'price', label: 'Price' })).minor;
