import type { QuizQuestion } from '@lectern/contract/catalog';
import type { EntryQuestion, ownCampaignCalls } from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { conflict, notFound } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import { noteFirstAttempt, readTakenQuiz } from '../../../catalog/quiz/quiz-questions.queries';
import { unlessFinal } from '../final';
import { startBlocker } from './entry-blocker';
import { readOwnEntry, type OwnEntry } from './own-entry.queries';
import { ownStudentId } from './own-students';
import { shuffled } from './shuffled';

/** A question without what says which answer is right. */
const shownQuestion = ({ id, kind, bodyHtml, options, marks, negativeMarks }: QuizQuestion): EntryQuestion => ({
  ...{ id, kind, bodyHtml, marks, negativeMarks },
  options: options.map((option) => ({ id: option.id, bodyHtml: option.bodyHtml })),
});

/** @throws 404 for no campaign, 409 with the reason why the student can't begin */
const requireOpen = async (db: Kysely<DB>, couponId: number, userId: number): Promise<OwnEntry> => {
  const own = await readOwnEntry(db, couponId, userId);
  if (!own) throw notFound();
  const blocker = startBlocker(own);
  if (blocker !== null) throw conflict(blocker);
  return own;
};

/** Begins an entry, or gives the one that is open. Two tabs get the same one. */
export const startEntry: Handler<typeof ownCampaignCalls.start> = async ({
  request: { couponId },
  db,
  actor,
  audit,
}) => {
  const studentId = await ownStudentId(db, actor.userId);
  let own = await requireOpen(db, couponId, actor.userId);
  if (own.entryId === null) {
    // The trigger sets the moment, behind its lock of the campaign; the campaign is locked before the quiz.
    await unlessFinal(
      db
        .insertInto('marketingEntries')
        .values({ couponId, studentId, startedAt: own.now })
        .onConflict((on) => on.columns(['couponId', 'studentId']).doNothing())
        .execute(),
    );
    // The quiz and its time limit are read behind their locks.
    await noteFirstAttempt(db, (await requireOpen(db, couponId, actor.userId)).quizId);
    own = await requireOpen(db, couponId, actor.userId);
    audit({ action: 'campaign.start', entity: 'marketing_entries', entityId: own.entryId ?? 0, label: own.name });
  }
  const { title: _title, instructionsHtml, shuffle, questions } = await readTakenQuiz(db, own.quizId);
  const entryId = own.entryId ?? 0;
  const ordered = shuffle ? shuffled(questions, entryId) : questions;
  return {
    ...{ entryId, name: own.name, instructionsHtml, questions: ordered.map(shownQuestion) },
    ...{ startedAt: own.startedAt ?? own.now, closesAt: own.closesAt ?? own.now, now: own.now },
  };
};
