import type { EntryAnswer, EntryQuestion } from '@lectern/contract/commerce';

/** An answer while it is written. */
export interface Given {
  readonly optionIds: readonly number[];
  readonly text: string;
}
/** Answers by question. */
export type Answers = Readonly<Record<string, Given>>;

const none: Given = { optionIds: [], text: '' };
/** The answer to a question; an empty one where there is none. */
export const givenTo = (answers: Answers, questionId: number): Given => answers[String(questionId)] ?? none;

/** True once something is chosen or written. */
export const isAnswered = ({ optionIds, text }: Given): boolean => optionIds.length > 0 || text.trim() !== '';

const placeOf = (entryId: number): string => `lectern.entry.${entryId}`;

const isGiven = (value: unknown): value is Given => {
  if (typeof value !== 'object' || value === null) return false;
  const { optionIds, text } = value as Partial<Given>;
  return Array.isArray(optionIds) && optionIds.every((each) => typeof each === 'number') && typeof text === 'string';
};

/** The answers of an entry that this tab has kept. What can't be read counts as none. */
export const keptAnswers = (entryId: number): Answers => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(entryId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, Given] => isGiven(pair[1])));
  } catch {
    return {};
  }
};

/** Keeps answers in this tab, so that a reload loses none. A browser without room keeps none. */
export const keepAnswers = (entryId: number, answers: Answers): void => {
  try {
    sessionStorage.setItem(placeOf(entryId), JSON.stringify(answers));
  } catch {
    // The answers are still on the screen.
  }
};

/** Forgets the answers of an entry that was sent. */
export const dropAnswers = (entryId: number): void => sessionStorage.removeItem(placeOf(entryId));

/** The answers as they are sent: those of unanswered questions are left out. */
export const sentAnswers = (questions: readonly Pick<EntryQuestion, 'id'>[], answers: Answers): EntryAnswer[] =>
  questions.flatMap(({ id }) => {
    const given = givenTo(answers, id);
    return isAnswered(given) ? [{ questionId: id, optionIds: [...given.optionIds], text: given.text.trim() }] : [];
  });
