import type { CourseStatus } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

interface Step {
  readonly status: CourseStatus;
  readonly at: string;
  readonly byName: string | null;
  readonly reason: string;
}

/** The steps that a course has taken, the newest first, as the audit log has them. */
export const readTimeline = async (db: Kysely<DB>, id: number): Promise<Step[]> =>
  (
    await sql<Step>`
      select coalesce(a.changes -> 'status' ->> 1, 'draft') as status, a.at, u.full_name as by_name,
        coalesce(a.changes -> 'statusReason' ->> 1, '') as reason
      from audit_log a left join users u on u.id = a.actor_id
      where a.entity = 'courses' and a.entity_id = ${String(id)} and a.action in ('course.create', 'course.duplicate', 'course.changeStatus')
      order by a.at desc, a.id desc limit 50`.execute(db)
  ).rows;
