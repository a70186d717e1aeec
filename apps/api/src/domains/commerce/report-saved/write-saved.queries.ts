import type { RequestOf } from '@lectern/contract';
import { mostSavedReports, type savedReportCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { reportReaders } from './saved.queries';

export type SavedFields = RequestOf<typeof savedReportCalls.create>;

/** @throws 400 on `people` with the names of those who may not see reports */
export const refuseStrangers = async (db: Kysely<DB>, people: readonly number[]): Promise<void> => {
  const { rows } = await sql<{ name: string | null }>`
    select u.full_name as name from unnest(${people}::bigint[]) p left join users u on u.id = p and u.deleted_at is null
    where p not in (select id from (${reportReaders}) r) order by lower(u.full_name)`.execute(db);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name ?? 'somebody who is no longer here').join(', ');
  throw badRequest(fieldError('people', 'right', `Without the right to see reports: ${names}`));
};

/** @throws 409 where there are as many as there may be */
export const refuseMore = async (db: Kysely<DB>): Promise<void> => {
  // Two that are made at the same moment would both find a place.
  await sql`lock table report_saved in share row exclusive mode`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from report_saved`.execute(db);
  if (rows[0]!.count >= mostSavedReports)
    throw conflict(`There are ${mostSavedReports} saved reports already. Delete one first`);
};

const queryOf = ({ period, compare, groupBy, currency, kind }: SavedFields): string =>
  JSON.stringify({ period, compare, groupBy, currency, kind });

const writePeople = async (db: Kysely<DB>, savedId: number, people: readonly number[]): Promise<void> => {
  await sql`delete from report_saved_people where saved_id = ${savedId} and user_id <> all(${people}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into report_saved_people (saved_id, user_id) select ${savedId}, p from unnest(${people}::bigint[]) p on conflict do nothing`.execute(
    db,
  );
};

export const insertSaved = async (db: Kysely<DB>, fields: SavedFields, makerId: number): Promise<number> => {
  const { name, report, rhythm, onDay, format, people } = fields;
  const { rows } = await sql<{ id: number }>`
    insert into report_saved (name, report, query, rhythm, on_day, format, created_by)
    values (${name.trim()}, ${report}, ${queryOf(fields)}::jsonb, ${rhythm}, ${onDay}, ${format}, ${makerId}) returning id`.execute(
    db,
  );
  await writePeople(db, rows[0]!.id, people);
  return rows[0]!.id;
};

/** Another rhythm begins now: days before it are not caught up. A change of its people alone is a new version too. */
export const updateSaved = async (db: Kysely<DB>, id: number, fields: SavedFields): Promise<void> => {
  const { name, report, rhythm, onDay, format, people } = fields;
  await sql`
    update report_saved set name = ${name.trim()}, report = ${report}, query = ${queryOf(fields)}::jsonb, format = ${format}, version = version + 1,
      since = case when (rhythm, on_day) = (${rhythm}, ${onDay}::int) then since else money_now() end, rhythm = ${rhythm}, on_day = ${onDay}
    where id = ${id}`.execute(db);
  await writePeople(db, id, people);
};
