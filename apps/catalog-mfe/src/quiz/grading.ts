import { isChoice, type QuizQuestionInput } from '@lectern/contract/catalog';
import { typedNumber } from '@lectern/contract/typed-number';

/** What a student has answered: options by their place, or what is typed. */
export interface Answer {
  readonly chosen: readonly number[];
  readonly typed: string;
}
export const noAnswer: Answer = { chosen: [], typed: '' };

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether anything was answered at all: nothing is taken off for a question that was left. */
export const isAnswered = ({ chosen, typed }: Answer): boolean => chosen.length > 0 || typed.trim() !== '';

/** Whether an answer is right: every right option and no other, a number within the tolerance, one of the texts. */
export const isRight = (question: QuizQuestionInput, { chosen, typed }: Answer): boolean => {
  const { kind, options = [], answerNumber, answerTolerance, answerTexts = [] } = question;
  if (isChoice(kind)) return options.every(({ isCorrect }, at) => isCorrect === chosen.includes(at));
  if (kind === 'text') return answerTexts.some((text) => plain(text) === plain(typed));
  return Math.abs(typedNumber(typed) - (answerNumber ?? NaN)) <= (answerTolerance ?? 0) + 1e-12;
};

/** The marks of an answer; a wrong one takes marks off, where the question says so. */
export const marksFor = (question: QuizQuestionInput, answer: Answer): number => {
  if (!isAnswered(answer)) return 0;
  return isRight(question, answer) ? question.marks : -(question.negativeMarks ?? 0);
};
