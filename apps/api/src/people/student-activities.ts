import type { StudentActivity, studentCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import type { Handler } from '../http/frame';
import { readStudent } from './student-detail.queries';

interface Logged {
  readonly id: number;
  readonly at: string;
  readonly action: string;
  readonly actorName: string | null;
  readonly impersonatorName: string | null;
  readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

const usual = 25;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'object') return Object.values(value).map(textOf).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const activityOf = ({ changes, ...row }: Logged): StudentActivity => ({
  ...row,
  changes: Object.entries(changes).map(([field, [before, after]]) => ({ field, before: textOf(before), after: textOf(after) })),
});

/** What was done to a student and to the account, from the audit log, the newest first. */
export const listActivities: Handler<typeof studentCalls.activities> = async ({ request: { id, before, limit = usual }, db }) => {
  const { userId } = await readStudent(db, id);
  const ofPerson = sql`((x.entity = 'students' and x.entity_id = ${String(id)}) or (x.entity = 'users' and x.entity_id = ${String(userId)}))`;
  const older = before === undefined ? sql`true` : sql`(a.at, a.id) < (select x.at, x.id from audit_log x where x.id = ${before} and ${ofPerson})`;
  // Whoever opened the page saw an address, which is logged, but did nothing to the student.
  const of = (entity: string, entityId: number) => sql`(
    select a.* from audit_log a where a.entity = ${entity} and a.entity_id = ${String(entityId)} and a.action <> 'student.reveal' and ${older} order by a.at desc, a.id desc limit ${limit + 1})`;
  const { rows } = await sql<Logged>`
    select a.id, a.at, a.action, u.full_name as actor_name, i.full_name as impersonator_name,
      coalesce((select jsonb_object_agg(c.key, case when c.key = 'countryId' then jsonb_build_array(b.name, n.name) else c.value end)
        from jsonb_each(a.changes) c left join countries b on c.key = 'countryId' and b.id::text = c.value->>0 left join countries n on c.key = 'countryId' and n.id::text = c.value->>1), '{}') as changes
    from (${of('students', id)} union all ${of('users', userId)}) a left join users u on u.id = a.actor_id left join users i on i.id = a.impersonator_id
    order by a.at desc, a.id desc limit ${limit + 1}`.execute(db);
  return { items: rows.slice(0, limit).map(activityOf), hasMore: rows.length > limit };
};
