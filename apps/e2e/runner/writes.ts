import type pg from 'pg';

/** Audit rows of people after the given one, apart from sign-ins and looks at protected values, and drafts of forms. */
const sql = `
  select distinct action || ' of ' || entity || ' ' || entity_id as what from audit_log
   where id > $1 and actor_id is not null
   and action <> 'auth.signIn' and action not like '%.reveal'
  union select 'a draft of ' || form from drafts where updated_at > $2`;

const now = async (database: pg.Client) =>
  (await database.query<{ id: string; at: Date }>('select coalesce(max(id), 0) as id, now() as at from audit_log'))
    .rows[0]!;

/** Returns a function that lists the writes of people since its last call, a line each: `skill.create of skills 7`. */
export const writesIn = async (database: pg.Client): Promise<() => Promise<readonly string[]>> => {
  let { id, at } = await now(database);
  return async () => {
    const { rows } = await database.query<{ what: string }>(sql, [id, at]);
    ({ id, at } = await now(database));
    return rows.map(({ what }) => what);
  };
};
