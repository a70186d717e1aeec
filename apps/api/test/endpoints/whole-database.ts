import { sql, type Kysely } from 'kysely';
import type { DB } from '../../src/database/schema.generated';

// Tries at a password or a link are counted although they are refused.
const countedAnyway = ['auth_counters'];

type State = Readonly<Record<string, string>>;

const read = async (db: Kysely<DB>): Promise<State> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() and tablename not in (${sql.join(countedAnyway)}) order by tablename`.execute(
    db,
  );
  const each = tables.map(
    ({ name }) =>
      sql`select ${name} as name, count(*) || ' rows, ' || coalesce(sum(xmin::text::bigint), 0) as state from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; state: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
};

const lastRead = new WeakMap<Kysely<DB>, { readonly snapshot: string; readonly state: State }>();

/**
 * Table → how many rows it has and the sum of the transactions that wrote them: two of these are equal when nothing was written between them. A
 * transaction gets its number with its first write, so where none was given since the last time nothing is read again.
 */
export const wholeDatabase = async (db: Kysely<DB>): Promise<State> => {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  const { snapshot } = rows[0]!;
  const last = lastRead.get(db);
  if (last?.snapshot === snapshot) return last.state;
  const state = await read(db);
  lastRead.set(db, { snapshot, state });
  return state;
};
