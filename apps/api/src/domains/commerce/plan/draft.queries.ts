import type { PlanTerms } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { PlanSide } from './plan-side';

const step = 1_048_576;

/** The draft version of a plan that is locked, made where there is none. */
const draftOf = async (db: Kysely<DB>, { planId }: PlanSide, id: number, terms: PlanTerms): Promise<number> => {
  const { prices: _prices, features: _features, limits, ...columns } = terms;
  const values = { ...columns, limits: JSON.stringify(limits) };
  const changed = await db
    .updateTable('planVersions')
    .set(values)
    .where(planId, '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  if (changed) return changed.id;
  const no = sql<number>`(select coalesce(max(v.no), 0) + 1 from plan_versions v where v.${sql.id(planId)} = ${id})`;
  const made = await db
    .insertInto('planVersions')
    .values({ ...values, [planId]: id, no })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
};

/** Writes all terms of the draft version of a plan that is locked. */
export const writeDraft = async (db: Kysely<DB>, side: PlanSide, id: number, terms: PlanTerms): Promise<void> => {
  const planVersionId = await draftOf(db, side, id, terms);
  await db.deleteFrom('planPrices').where('planVersionId', '=', planVersionId).execute();
  await db.deleteFrom('planFeatures').where('planVersionId', '=', planVersionId).execute();
  if (terms.prices.length > 0)
    await db
      .insertInto('planPrices')
      .values(terms.prices.map((price) => ({ planVersionId, ...price })))
      .execute();
  if (terms.features.length > 0)
    await db
      .insertInto('planFeatures')
      .values(
        terms.features.map(({ text, included }, at) => ({ planVersionId, text, included, sortKey: (at + 1) * step })),
      )
      .execute();
};

/** Removes the draft version of a plan that is locked; false where there is none. */
export const removeDraft = async (db: Kysely<DB>, { planId }: PlanSide, id: number): Promise<boolean> =>
  (await db.deleteFrom('planVersions').where(planId, '=', id).where('state', '=', 'draft').returning('id').execute())
    .length > 0;

/** The places of inactive currencies, except those that a version has already. */
export const inactiveCurrencies = async (
  db: Kysely<DB>,
  { prices }: PlanTerms,
  known: readonly string[],
): Promise<number[]> => {
  const codes = prices.map(({ currency }) => currency);
  const active = await db.selectFrom('currencies').select('code').where('active', '=', true).execute();
  const offered = new Set([...active.map(({ code }) => code), ...known]);
  return codes.flatMap((code, at) => (offered.has(code) ? [] : [at]));
};
