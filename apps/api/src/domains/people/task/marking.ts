import type { Question, TaskKind } from '@lectern/contract/people';

export type Answers = Readonly<Record<string, readonly string[] | number | string>>;
export type Marks = Readonly<Record<string, number>>;
/** Marks of a whole assignment have this name among the marks by question. */
export const whole = 'all';

export type Marked = Pick<
  Question,
  'id' | 'kind' | 'answerKeys' | 'answerNumber' | 'tolerance' | 'marks' | 'negativeMarks'
>;

const twoDecimals = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100;
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key));

const isRight = ({ kind, answerKeys, answerNumber, tolerance }: Marked, given: Answers[string]): boolean => {
  if (kind === 'number')
    return typeof given === 'number' && Math.abs(given - (answerNumber ?? NaN)) <= (tolerance ?? 0) + 1e-9;
  return typeof given === 'object' && sameSet(given, answerKeys);
};

/** What the key gives for an answer: all marks, the minus of a wrong one, 0 for none; undefined for what is marked by hand. */
export const autoMarks = (question: Marked, answers: Answers): number | undefined => {
  if (question.kind === 'text') return undefined;
  const given = answers[question.id];
  if (given === undefined || given === '' || (typeof given === 'object' && given.length === 0)) return 0;
  return isRight(question, given) ? question.marks : -question.negativeMarks;
};

/** Each question's marks that there are: by hand before those by the key. */
export const marksOf = (questions: readonly Marked[], answers: Answers, byHand: Marks): Marks => ({
  ...Object.fromEntries(
    questions.flatMap((question) => {
      const marks = byHand[question.id] ?? autoMarks(question, answers);
      return marks === undefined ? [] : [[String(question.id), marks]];
    }),
  ),
  ...(byHand[whole] !== undefined && { [whole]: byHand[whole] }),
});

/** The marks before the late penalty, never below 0; undefined while something is not marked yet. */
export const rawMarks = (kind: TaskKind, questions: readonly Marked[], given: Marks): number | undefined => {
  if (kind === 'assignment') return given[whole];
  if (questions.some(({ id }) => given[id] === undefined)) return undefined;
  return twoDecimals(
    Math.max(
      0,
      questions.reduce((sum, { id }) => sum + (given[id] ?? 0), 0),
    ),
  );
};

/** The late penalty is a share of the marks. */
export const afterPenalty = (raw: number, lateMinutes: number, latePenaltyPercent: number): number =>
  lateMinutes > 0 ? twoDecimals(raw * (1 - latePenaltyPercent / 100)) : raw;
