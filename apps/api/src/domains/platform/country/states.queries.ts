import type { StateRow } from '@lectern/contract/platform/country';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { searchCondition } from '../../../server/list/list-search';

interface Narrowed {
  readonly q?: string | undefined;
  readonly active?: boolean | undefined;
}

/** What is wanted of the states of a country; there are few of them. */
const narrowed = ({ q = '', active }: Narrowed, name: RawBuilder<unknown>): RawBuilder<boolean> => {
  const words = q.trim();
  const named = words === '' ? sql`true` : searchCondition(words, sql`search_norm(${name})`);
  return sql<boolean>`${named} and ${active === undefined ? sql`true` : sql`active = ${active}`}`;
};

/** The states of a country by name. @throws 404 for a country that is none */
export const readStates = async (db: Kysely<DB>, countryId: number, wanted: Narrowed): Promise<StateRow[]> => {
  const country = await db.selectFrom('countries').select('id').where('id', '=', countryId).executeTakeFirst();
  if (!country) throw notFound();
  const { rows } = await sql<StateRow>`
    select id, code, name, active from states where country_id = ${countryId} and ${narrowed(wanted, sql`name`)} order by name, id`.execute(
    db,
  );
  return rows;
};
