import { messages, say } from '@lectern/contract';
import type { courseStudentCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldConflict, fieldError, stale } from '../../../server/calls/errors';
import type { Handler, Handlers } from '../../../server/calls/frame';
import { violates } from '../../../server/calls/postgres-errors';
import { refuseOverLimit } from '../../commerce/limit/refuse-over-limit';
import { writeCounted } from './course-parts';
import { listEnrolments, listReviews, readEnrolment, readReview } from './course-students.queries';

type Calls = typeof courseStudentCalls;

/** @throws 400 for a student who is gone */
const requireStudent = async (db: Kysely<DB>, id: number): Promise<void> => {
  const { rows } = await sql`
    select 1 from students s join users u on u.id = s.user_id
    where s.id = ${id} and s.deleted_at is null and s.merged_into_id is null and u.deleted_at is null for key share of s`.execute(
    db,
  );
  if (rows.length === 0) throw badRequest(fieldError('studentId', 'live', say(messages.invalid, { field: 'Student' })));
};

const isTaken = (error: unknown): boolean => violates(error, 'course_enrolments_live');

/** Gives a student a course that has been on sale, without an order. */
const enrol: Handler<Calls['enrol']> = ({ request: { courseId, studentId }, db, actor, audit }) =>
  writeCounted(db, courseId, async (course) => {
    if (course.status !== 'published' && course.status !== 'unpublished')
      throw conflict('Students get a course once it has been published');
    await requireStudent(db, studentId);
    await refuseOverLimit(db, 'student', studentId, 'courses');
    try {
      const { rows } = await sql<{ id: number }>`
        insert into course_enrolments (course_id, student_id, source) values (${courseId}, ${studentId}, 'staff') returning id`.execute(
        db,
      );
      const enrolment = await readEnrolment(db, rows[0]!.id, actor);
      audit({
        action: 'course.enrol',
        entity: 'courses',
        entityId: courseId,
        label: course.title,
        changes: { student: [null, enrolment.studentName] },
      });
      return { enrolment };
    } catch (error) {
      throw isTaken(error) ? fieldConflict('studentId', 'This student has the course already') : error;
    }
  });

/** Takes a course away from a student; the reason is kept in the log. */
const revoke: Handler<Calls['revoke']> = async ({ request: { id, reason }, db, actor, audit }) => {
  const { courseId } = await readEnrolment(db, id, actor);
  return writeCounted(db, courseId, async (course) => {
    const { rows } = await sql`
      update course_enrolments set state = 'revoked', revoked_at = now() where id = ${id} and state <> 'revoked' returning 1`.execute(
      db,
    );
    if (rows.length === 0) throw conflict('This student no longer has the course');
    const enrolment = await readEnrolment(db, id, actor);
    audit({
      action: 'course.revoke',
      entity: 'courses',
      entityId: courseId,
      label: course.title,
      changes: { student: [enrolment.studentName, null], reason: [null, reason.trim()] },
    });
    return { enrolment };
  });
};

/** Hides a review with a reason, or shows it again; hidden ones count no longer. */
const changeReview: Handler<Calls['changeReview']> = async ({ request, db, audit }) => {
  const { id, version, status, reason = '' } = request;
  const why = reason.trim();
  if (status === 'hidden' && why === '')
    throw badRequest(fieldError('reason', 'required', say(messages.required, { field: 'Reason' })));
  const { courseId } = await readReview(db, id);
  return writeCounted(db, courseId, async (course) => {
    const before = await readReview(db, id);
    if (before.version !== version) throw stale(before);
    await sql`update course_reviews set status = ${status}, status_reason = ${status === 'hidden' ? why : ''} where id = ${id}`.execute(
      db,
    );
    const review = await readReview(db, id);
    audit({
      action: 'course.review',
      entity: 'courses',
      entityId: courseId,
      label: course.title,
      changes: { review: [before.status, review.status], reason: [before.statusReason, review.statusReason] },
    });
    return { review };
  });
};

export const courseStudentHandlers: Handlers<Calls> = {
  enrolments: ({ request, db, actor }) => listEnrolments(db, request, actor),
  enrol,
  revoke,
  reviews: ({ request, db }) => listReviews(db, request),
  changeReview,
};
