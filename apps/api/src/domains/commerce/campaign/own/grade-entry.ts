import type { QuizQuestion } from '@lectern/contract/catalog';
import type { EntryAnswer } from '@lectern/contract/commerce';
import { typedNumber } from '@lectern/contract/typed-number';

type Graded = Pick<
  QuizQuestion,
  'id' | 'kind' | 'marks' | 'negativeMarks' | 'answerNumber' | 'answerTolerance' | 'answerTexts'
> & { readonly options: readonly Pick<QuizQuestion['options'][number], 'id' | 'isCorrect'>[] };
type Given = Pick<EntryAnswer, 'questionId' | 'optionIds' | 'text'>;

/** The result of an entry. `percent` is of all marks and has two decimals; it is never below 0, as marks may be. */
export interface EntryScore {
  readonly marks: number;
  readonly totalMarks: number;
  readonly percent: number;
}

const twoDecimals = (value: number): number => Math.round((value + Number.EPSILON) * 100) / 100;

/** A text as answers are compared: case, width and further spaces do not count. */
const plainText = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

const isRightChoice = ({ options }: Graded, chosen: readonly number[]): boolean => {
  const right = options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
  const given = new Set(chosen);
  return given.size === right.length && right.every((id) => given.has(id));
};

const isEmpty = ({ kind }: Graded, { optionIds, text = '' }: Given): boolean =>
  kind === 'number' || kind === 'text' ? text.trim() === '' : optionIds.length === 0;

const isRight = (question: Graded, { optionIds, text = '' }: Given): boolean => {
  const { kind, answerNumber, answerTolerance, answerTexts } = question;
  if (kind === 'text') return answerTexts.some((answer) => plainText(answer) === plainText(text));
  if (kind === 'number') return Math.abs(typedNumber(text) - (answerNumber ?? NaN)) <= answerTolerance + 1e-9;
  return isRightChoice(question, optionIds);
};

/** Marks by the quiz's key: all for a right answer, the minus for a wrong one, none without an answer. A number that can't be read is wrong. */
export const gradeEntry = (questions: readonly Graded[], answers: readonly Given[]): EntryScore => {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  let [marks, totalMarks] = [0, 0];
  for (const question of questions) {
    totalMarks += question.marks;
    const given = byQuestion.get(question.id);
    if (given === undefined || isEmpty(question, given)) continue;
    marks += isRight(question, given) ? question.marks : -question.negativeMarks;
  }
  const percent = totalMarks > 0 ? twoDecimals((Math.max(0, marks) / totalMarks) * 100) : 0;
  return { marks: twoDecimals(marks), totalMarks: twoDecimals(totalMarks), percent };
};
