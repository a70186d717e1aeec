import { randomUUID } from 'node:crypto';
import type { UpcomingCourseDetail, UpcomingStatus } from '@lectern/contract/catalog';
import { say } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Change } from '../../../records/status-flow';
import { writeNews } from '../../../server/mail/write-news';
import { writeStatusNews, type StatusTexts } from '../../../server/mail/write-status-news';

/** The texts that interested students read, by the new status of the course. */
const texts: StatusTexts<UpcomingStatus> = {
  announced: ['It is announced: {title}', 'The course is expected on {day}.'],
  postponed: ['It is postponed: {title}', 'The course comes later than it was announced. {reason}'],
  cancelled: ['It does not take place: {title}', 'The course is cancelled. {reason}'],
};

const interested = (id: number) => sql`
  select s.user_id, '/student-area' as link from upcoming_course_interests i join students s on s.id = i.student_id
  where i.upcoming_course_id = ${id} and s.deleted_at is null`;

const longDay = (day: string | null): string =>
  day === null ? '' : new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Announces the new status of a course to interested students, in their bell and by mail. */
export const announceUpcoming = ({ db, before: { id, title, expectedOn }, to, reason }: Change<UpcomingCourseDetail>) =>
  writeStatusNews(db, interested(id), {
    ...{ kind: 'upcoming-course', id, texts, to },
    values: { title, reason, day: longDay(expectedOn) },
  });

/** Announces to those who were interested in a course before it was one that it can be taken now: each hears it once, whenever it is published (H7). */
export const announceConverted = async (
  db: Kysely<DB>,
  { id, title }: { readonly id: number; readonly title: string },
): Promise<void> => {
  const { rows } = await sql<{ studentId: number }>`
    update upcoming_course_interests i set notified_at = now() from upcoming_courses u
    where u.course_id = ${id} and i.upcoming_course_id = u.id and i.notified_at is null returning i.student_id`.execute(
    db,
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ studentId }) => studentId);
  await writeNews(
    db,
    sql`select s.user_id, '/student-area' as link from students s where s.id = any(${ids}::bigint[]) and s.deleted_at is null`,
    {
      kind: 'upcoming-course',
      title: say('It is here: {title}', { title }),
      body: 'The course that you were interested in can be taken now.',
      mail: 'news',
      dedupeKey: `converted-course:${id}:${randomUUID()}`,
    },
  );
};
