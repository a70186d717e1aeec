import type { TaxRate, taxRateCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, fieldConflict, fieldError, stale } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { requireCountry } from '../../people/mobile.queries';
import { changedDays } from './changed-days';
import {
  findOverlap,
  lockTaxRate,
  newestPaperDay,
  readSellerCountry,
  readTaxRates,
  type RateDays,
} from './tax-rate.queries';

const fields = ['name', 'rateBp', 'validFrom', 'validTo'] as const;

type Dated = Pick<TaxRate, 'countryId' | 'scope' | 'name'> & RateDays & { readonly id?: number };

/** @throws 400 for an end before the start, 409 where another rate of this tax shares a day */
const refuseDays = async (db: Kysely<DB>, rate: Dated): Promise<void> => {
  if (rate.validTo && rate.validTo <= rate.validFrom)
    throw badRequest(fieldError('validTo', 'order', 'The end is after the first day'));
  const other = await findOverlap(db, rate, rate);
  if (other)
    throw fieldConflict(
      'validFrom',
      `A rate of this name is valid from ${other.validFrom}${other.validTo ? ` to ${other.validTo}` : ''}`,
    );
};

/** @throws 409 where invoices were issued on days with taxes that would change */
const refusePapers = async (db: Kysely<DB>, rate: Dated, days: readonly RateDays[]): Promise<void> => {
  const day = await newestPaperDay(db, rate, days);
  if (day !== null)
    throw fieldConflict(
      'validFrom',
      `Invoices were issued on these days, the last one on ${day}. End this rate later and add another`,
    );
};

/** Changes of rates wait for each other: two could not see each other's days. */
const lockRates = (db: Kysely<DB>) => sql`select pg_advisory_xact_lock(hashtextextended('tax_rates', 0))`.execute(db);

/** The taxes that are part of prices. A day with invoices keeps its taxes. */
export const taxRateHandlers: Handlers<typeof taxRateCalls> = {
  list: async ({ db }) => ({ rates: await readTaxRates(db), sellerCountryId: await readSellerCountry(db) }),

  async create({ request, db, audit }) {
    await lockRates(db);
    await requireCountry(db, request.countryId);
    await refuseDays(db, request);
    await refusePapers(db, request, [request]);
    const { countryId, scope, name, rateBp, validFrom, validTo } = request;
    const { rows } = await sql<{ id: number }>`
      insert into tax_rates (country_id, scope, name, rate_bp, valid_from, valid_to)
      values (${countryId}, ${scope}, ${name.trim()}, ${rateBp}, ${validFrom}, ${validTo ?? null}) returning id`.execute(
      db,
    );
    const rate = await lockTaxRate(db, rows[0]!.id);
    audit({
      action: 'taxRate.create',
      entity: 'tax_rates',
      entityId: rate.id,
      label: `${rate.name}, ${rate.countryName}`,
      changes: changesOf({} as Partial<TaxRate>, rate, [...fields, 'countryId', 'scope']),
    });
    return { rate };
  },

  async update({ request: { id, version, ...typed }, db, audit }) {
    await lockRates(db);
    const before = await lockTaxRate(db, id);
    if (before.version !== version) throw stale(before);
    const wanted = {
      ...before,
      name: typed.name?.trim() ?? before.name,
      rateBp: typed.rateBp ?? before.rateBp,
      validFrom: typed.validFrom ?? before.validFrom,
      validTo: typed.validTo === undefined ? before.validTo : typed.validTo,
    };
    await refuseDays(db, wanted);
    await refusePapers(db, wanted, changedDays(before, wanted));
    await sql`
      update tax_rates set name = ${wanted.name}, rate_bp = ${wanted.rateBp}, valid_from = ${wanted.validFrom}, valid_to = ${wanted.validTo} where id = ${id}`.execute(
      db,
    );
    const rate = await lockTaxRate(db, id);
    audit({
      action: 'taxRate.update',
      entity: 'tax_rates',
      entityId: id,
      label: `${rate.name}, ${rate.countryName}`,
      changes: changesOf(before, rate, fields),
    });
    return { rate };
  },
};
