import type { ownCampaignCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { badRequest, conflict, notFound } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import { readTakenQuiz } from '../../../catalog/quiz/quiz-questions.queries';
import { unlessFinal } from '../final';
import { answerErrors } from './answer-errors';
import { sendBlocker } from './entry-blocker';
import { gradeEntry } from './grade-entry';
import { readOwnEntry } from './own-entry.queries';
import { ownStudents } from './own-students';

/**
 * Sends an entry, once, and grades it by the quiz. The campaign is locked before the entry, as the declaration does.
 * @throws 404 for somebody else's, 409 for one that was sent, or is too late
 */
export const submitEntry: Handler<typeof ownCampaignCalls.submit> = async ({ request, db, actor, audit }) => {
  const { entryId, answers } = request;
  const { rows } = await sql<{ couponId: number }>`
    select coupon_id from marketing_entries where id = ${entryId} and student_id in ${ownStudents(actor.userId)}`.execute(
    db,
  );
  const couponId = rows[0]?.couponId;
  if (couponId === undefined) throw notFound();
  await sql`select 1 from marketing_coupons where coupon_id = ${couponId} for key share`.execute(db);
  await sql`select 1 from marketing_entries where id = ${entryId} for update`.execute(db);
  const own = await readOwnEntry(db, couponId, actor.userId, entryId);
  if (!own) throw notFound();
  const blocker = sendBlocker(own);
  if (blocker !== null) throw conflict(blocker);
  const { questions } = await readTakenQuiz(db, own.quizId);
  const wrong = answerErrors(questions, answers);
  if (wrong.length > 0) throw badRequest(wrong);
  const { marks, totalMarks, percent } = gradeEntry(questions, answers);
  await unlessFinal(
    sql`
      update marketing_entries set answers = ${JSON.stringify(answers)}::jsonb, marks = ${marks}, percent = ${percent}, submitted_at = money_now()
      where id = ${entryId}`.execute(db),
  );
  audit({ action: 'campaign.submit', entity: 'marketing_entries', entityId: entryId, label: own.name });
  return { marks, totalMarks, percent };
};
