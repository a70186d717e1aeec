import type { EntryAnswer, EntryQuestion, OwnCampaign } from '@lectern/contract/commerce';

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

/** The answers of an entry that this browser has kept. What can't be read counts as none. */
export const keptAnswers = (entryId: number): Answers => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(entryId)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((pair): pair is [string, Given] => isGiven(pair[1])));
  } catch {
    return {};
  }
};

/** Keeps an answer in this browser with those that it has, also of another tab. A browser without room keeps none. */
export const keepAnswer = (entryId: number, questionId: number, given: Given): void => {
  try {
    localStorage.setItem(placeOf(entryId), JSON.stringify({ ...keptAnswers(entryId), [String(questionId)]: given }));
  } catch {
    // The answers are still on the screen.
  }
};

/** Forgets the answers of an entry that was sent. */
export const dropAnswers = (entryId: number): void => {
  try {
    localStorage.removeItem(placeOf(entryId));
  } catch {
    // A browser without storage has kept none.
  }
};

/** Forgets the answers of entries that can no longer be sent. */
export const dropEnded = (campaigns: readonly Pick<OwnCampaign, 'entryId' | 'state'>[]): void => {
  for (const { entryId, state } of campaigns) if (entryId !== null && state !== 'started') dropAnswers(entryId);
};

/** The answers as they are sent: those of unanswered questions are left out. */
export const sentAnswers = (questions: readonly Pick<EntryQuestion, 'id'>[], answers: Answers): EntryAnswer[] =>
  questions.flatMap(({ id }) => {
    const given = givenTo(answers, id);
    return isAnswered(given) ? [{ questionId: id, optionIds: [...given.optionIds], text: given.text.trim() }] : [];
  });
