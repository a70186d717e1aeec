import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Logged } from './shown-changes';

export interface LoggedRow {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly impersonatorId: number | null;
  readonly impersonatorName: string | null;
  readonly changes: Logged;
}

/** A record as the log names it. */
export type Subject = readonly [entity: string, id: number];

/** Records of people, whose account has a log too. */
const people = ['students', 'trainers', 'agencies'] as const;
const isPerson = (entity: string): entity is (typeof people)[number] => (people as readonly string[]).includes(entity);

/** The log of a record; that of a person includes the account. */
export const subjectsOf = async (db: Kysely<DB>, entity: string, id: number): Promise<readonly Subject[]> => {
  if (!isPerson(entity)) return [[entity, id]];
  const person = await db.selectFrom(entity).select('userId').where('id', '=', id).executeTakeFirst();
  return person
    ? [
        [entity, id],
        ['users', person.userId],
      ]
    : [[entity, id]];
};

/** The history of these records, the newest first; each part uses the log's own index. Reads are no history. */
export const readLog = async (
  db: Kysely<DB>,
  subjects: readonly Subject[],
  { before, count }: { readonly before: number | undefined; readonly count: number },
): Promise<readonly LoggedRow[]> => {
  const named = sql.join(
    subjects.map(([entity, id]) => sql`(x.entity = ${entity} and x.entity_id = ${String(id)})`),
    sql` or `,
  );
  const older =
    before === undefined
      ? sql`true`
      : sql`(a.at, a.id) < (select x.at, x.id from audit_log x where x.id = ${before} and (${named}))`;
  const parts = subjects.map(
    ([entity, id]) =>
      sql`(select a.* from audit_log a where a.entity = ${entity} and a.entity_id = ${String(id)} and a.action not like '%.reveal' and ${older} order by a.at desc, a.id desc limit ${count})`,
  );
  const { rows } = await sql<LoggedRow>`
    select a.id, a.at, a.action, a.actor_id, u.full_name as actor_name, a.impersonator_id, i.full_name as impersonator_name, a.changes
    from (${sql.join(parts, sql` union all `)}) a left join users u on u.id = a.actor_id left join users i on i.id = a.impersonator_id
    order by a.at desc, a.id desc limit ${count}`.execute(db);
  return rows;
};

export const readCurrencies = async (db: Kysely<DB>) => {
  const rows = await db.selectFrom('currencies').select(['code', 'symbol', 'exponent']).execute();
  return new Map(rows.map(({ code, symbol, exponent }) => [code, { symbol, exponent }]));
};
