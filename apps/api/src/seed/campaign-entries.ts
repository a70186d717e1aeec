import type { QuizQuestion } from '@lectern/contract/catalog';
import type { EntryAnswer } from '@lectern/contract/commerce';
import { gradeEntry, type EntryScore } from '../domains/commerce/campaign/own/grade-entry';
import type { CampaignSeed } from './campaign-data';
import type { Random } from './random';

/** An entry of the demo. Times are milliseconds since 1970. */
export interface EntrySeed extends Pick<EntryScore, 'marks' | 'percent'> {
  readonly studentId: number;
  readonly startedAt: number;
  /** Null for an entry that was not sent. */
  readonly submittedAt: number | null;
  readonly answers: readonly EntryAnswer[];
}

const answerTo = (
  { id: questionId, kind, options, answerNumber, answerTexts }: QuizQuestion,
  isRight: boolean,
): EntryAnswer => {
  const chosen = options.filter(({ isCorrect }) => isCorrect === isRight).map(({ id }) => id);
  if (kind === 'number') return { questionId, optionIds: [], text: String((answerNumber ?? 0) + (isRight ? 0 : 7)) };
  if (kind === 'text') return { questionId, optionIds: [], text: isRight ? (answerTexts[0] ?? '') : 'not sure' };
  return { questionId, optionIds: kind === 'multiple' ? chosen : chosen.slice(0, 1), text: '' };
};

/** Entries of these students in the order of their starts, with answers that are graded as in use. The first student knows the most. */
export const drawEntries = (
  { entries: [from, until], begun, step }: Pick<CampaignSeed, 'entries' | 'begun' | 'step'>,
  questions: readonly QuizQuestion[],
  studentIds: readonly number[],
  { now, numbers }: { readonly now: number; readonly numbers: Random },
): EntrySeed[] => {
  const day = 86_400_000;
  const [first, last] = [now + from * day + 3_600_000, Math.min(now + until * day, now) - 3_600_000];
  return studentIds.slice(0, begun).map((studentId, at) => {
    const startedAt = first + Math.floor(((last - first) * at) / begun) + numbers.below(60_000);
    const skill = at === 0 ? 100 : 35 + numbers.below(66);
    const answers = questions.flatMap((question) =>
      numbers.below(100) < 6 ? [] : [answerTo(question, numbers.below(100) < skill)],
    );
    const isSent = at % 12 !== 11;
    const submittedAt = isSent ? startedAt + step * Math.ceil((90 + numbers.below(600)) / step) * 1000 : null;
    const { marks, percent } = gradeEntry(questions, answers);
    return {
      studentId,
      startedAt,
      submittedAt,
      answers: isSent ? answers : [],
      marks: isSent ? marks : 0,
      percent: isSent ? percent : 0,
    };
  });
};
