import { messages, say } from '@lectern/contract';
import type { priceRateCalls, PriceRate } from '@lectern/contract/platform/price-rate';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, fieldConflict, fieldError, stale } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import {
  readMaxRateAge,
  readRate,
  readRatedCurrencies,
  readRatedCurrency,
  readRateHistory,
} from './price-rate.queries';

const base = 'INR';

/** Changes of one currency wait for each other. @throws 400 on `property` unless the list has the currency */
const lockCurrency = async (db: Kysely<DB>, code: string, property: 'code' | 'currency'): Promise<void> => {
  const { rows } = await sql`select 1 from currencies where code = ${code} for no key update`.execute(db);
  if (!rows[0]) throw badRequest(fieldError(property, 'currency', say(messages.invalid, { field: 'Currency' })));
};

/** The moment at which a rate begins: now, or the first moment of a day to come. @throws 400 for a day that is over */
const beginningOf = async (db: Kysely<DB>, day: string | null | undefined): Promise<string> => {
  const { rows } = await sql<{ at: string; isOver: boolean }>`
    select greatest(money_now(), coalesce(business_day(${day ?? null}::date), money_now())) as at,
      coalesce(${day ?? null}::date < timezone(business_zone(), money_now())::date, false) as is_over`.execute(db);
  const { at, isOver } = rows[0]!;
  if (isOver) throw badRequest(fieldError('validFrom', 'past', 'A rate begins today or later'));
  return at;
};

/** Rates of prices: never changed, a new one takes over. */
export const priceRateHandlers: Handlers<typeof priceRateCalls> = {
  current: async ({ db }) => ({ currencies: await readRatedCurrencies(db), maxAgeDays: await readMaxRateAge(db) }),

  history: ({ request: { currency, before }, db }) => readRateHistory(db, currency, before || undefined),

  async create({ request: { currency, inrPerUnit, validFrom }, db, actor, audit }) {
    if (currency === base)
      throw badRequest(fieldError('currency', 'base', 'Rates are rupees for one of another currency'));
    await lockCurrency(db, currency, 'currency');
    const before = await readRatedCurrency(db, currency);
    const at = await beginningOf(db, validFrom);
    const { rows } = await sql<{ id: number }>`
      insert into price_rates (currency, inr_per_unit, valid_from, created_by)
      values (${currency}, ${inrPerUnit}::numeric, ${at}, ${actor.userId}) on conflict do nothing returning id`.execute(
      db,
    );
    if (!rows[0]) throw fieldConflict('validFrom', 'Another rate begins then');
    const rate = await readRate(db, rows[0].id);
    audit({
      action: 'priceRate.create',
      entity: 'price_rates',
      entityId: rows[0].id,
      label: currency,
      changes: changesOf<Pick<PriceRate, 'inrPerUnit'>>(before.rate ?? { inrPerUnit: '' }, rate, ['inrPerUnit']),
    });
    return { rate };
  },

  async switch({ request: { code, version, active }, db, audit }) {
    await lockCurrency(db, code, 'code');
    const before = await readRatedCurrency(db, code);
    if (before.version !== version) throw stale(before);
    if (code === base && !active)
      throw badRequest(fieldError('active', 'base', 'Rates are in rupees: the rupee stays in use'));
    await sql`update currencies set active = ${active} where code = ${code}`.execute(db);
    const currency = await readRatedCurrency(db, code);
    audit({
      action: 'currency.update',
      entity: 'currencies',
      entityId: code,
      label: code,
      changes: changesOf(before, currency, ['active']),
    });
    return { currency };
  },
};
