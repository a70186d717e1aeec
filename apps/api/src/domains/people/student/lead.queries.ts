import type { LeadState } from '@lectern/contract/people';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry } from '../../../server/calls/audit';

interface Way {
  readonly from: readonly LeadState[];
  readonly when: RawBuilder<unknown>;
}

const hasSeat = sql`exists (select 1 from batch_members m join batches b on b.id = m.batch_id
  where m.student_id = s.id and m.state = 'active' and b.timing_status in (2, 3) and b.deleted_at is null)`;

/** Leads that go on by themselves, and from where: never back to an earlier one. */
const ways = {
  demo: { from: ['new', 'contacted'], when: sql`true` },
  enrolled: { from: ['new', 'contacted', 'demo', 'lapsed', 'lost'], when: hasSeat },
  lapsed: { from: ['enrolled'], when: sql`not ${hasSeat}` },
} as const satisfies Readonly<Record<string, Way>>;

/**
 * Takes the leads of students on, in the transaction of the demo or membership that means it; who is further already stays. Answers what the
 * audit log keeps.
 */
export const advanceLeads = async (
  db: Kysely<DB>,
  studentIds: readonly number[],
  to: keyof typeof ways,
): Promise<readonly AuditEntry[]> => {
  if (studentIds.length === 0) return [];
  const { from, when } = ways[to];
  const { rows } = await sql<{ id: number; name: string; was: LeadState }>`
    with due as (
      select s.id, s.lead_state as was from students s
      where s.id = any(${studentIds}::bigint[]) and s.lead_state = any(${from}::text[]) and s.deleted_at is null and ${when} order by s.id for no key update),
    taken as (update students s set lead_state = ${to} from due where s.id = due.id returning s.id, s.user_id, due.was)
    select t.id, t.was, u.full_name as name from taken t join users u on u.id = t.user_id order by t.id`.execute(db);
  return rows.map(({ id, name, was }) => ({
    action: 'student.lead',
    entity: 'students',
    entityId: id,
    label: name,
    changes: { leadState: [was, to] },
  }));
};
