import type { videoViewCalls } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { findPlayable } from '../../catalog/course-video/playable.queries';
import { saveView } from './video-view.queries';

const studentOf = async (db: Kysely<DB>, userId: number): Promise<{ id: number } | undefined> =>
  (
    await sql<{ id: number }>`
      select s.id from students s join users u on u.id = s.user_id join roles r on r.id = u.role_id
      where s.user_id = ${userId} and s.deleted_at is null and r.audience = 'student'`.execute(db)
  ).rows[0];

/** Views of students. Those of staff, of anyone who acts for a student, and a trainer's own are accepted and not kept. */
export const videoViewHandlers: Handlers<typeof videoViewCalls> = {
  async seen({ request, db, actor: { userId, impersonatorId } }) {
    const student = impersonatorId === null ? await studentOf(db, userId) : undefined;
    if (!student) return {};
    const found = await findPlayable(db, request, student.id);
    if (!found) throw notFound();
    const { trainerId, trainerUserId } = found;
    if (trainerId === null || trainerUserId === userId) return {};
    if (!(await saveView(db, { ...request, ...found, trainerId, userId }))) throw notFound();
    return {};
  },
};
