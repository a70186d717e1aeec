import type { Course } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';

const linkOf = ({ id }: Pick<Course, 'id'>): string => `/course/detail/info?id=${id}`;

/** Everybody who may publish hears of a course that waits for review, but for who sent it there. */
export const tellPublishers = (db: Kysely<DB>, course: Course, actorId: number) =>
  sql`
    insert into notifications (user_id, kind, title, body, link, dedupe_key)
    select u.id, 'course.review', ${`${course.title} waits for review`}, ${course.trainerName ?? ''}, ${linkOf(course)},
      ${`course.review:${course.id}:${course.version}`}
    from users u where u.status = 'active' and u.deleted_at is null and u.id <> ${actorId}
      and exists (select 1 from role_rights r where r.role_id = u.role_id and r.right_name = 'coursePublish')
    on conflict do nothing`.execute(db);

/** The trainer hears why a course was sent back. */
export const tellTrainer = (db: Kysely<DB>, course: Course, reason: string) =>
  sql`
    insert into notifications (user_id, kind, title, body, dedupe_key)
    select r.user_id, 'course.returned', ${`${course.title} was sent back`}, ${reason}, ${`course.returned:${course.id}:${course.version}`}
    from trainers r where r.id = ${course.trainerId}
    on conflict do nothing`.execute(db);
