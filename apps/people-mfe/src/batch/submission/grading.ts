import type { Question, Submission, TaskRow } from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import { object, string } from 'yup';
import * as texts from '../../texts/batch-submissions';

/** Marks as they are typed, by a name that a form can hold: `q12`, or `all` for an assignment. */
export interface GradeValues {
  marks: Readonly<Record<string, string>>;
  feedback: string;
}

export const nameOf = (id: number | 'all'): string => (id === 'all' ? 'all' : `q${id}`);

interface Place {
  readonly name: string;
  readonly key: string;
  readonly least: number;
  readonly most: number;
}
const placesOf = (task: TaskRow, questions: readonly Question[]): readonly Place[] =>
  task.kind === 'assignment'
    ? [{ name: 'all', key: 'all', least: 0, most: task.maxMarks }]
    : questions.map(({ id, marks, negativeMarks }) => ({
        name: nameOf(id),
        key: String(id),
        least: -negativeMarks,
        most: marks,
      }));

export const gradeValues = (task: TaskRow, questions: readonly Question[], submission: Submission): GradeValues => ({
  marks: Object.fromEntries(
    placesOf(task, questions).map(({ name, key }) => {
      const given = submission.questionMarks[key];
      return [name, given === undefined ? '' : String(given)];
    }),
  ),
  feedback: submission.feedback,
});

export const gradeSchema = (task: TaskRow, questions: readonly Question[]) =>
  object({
    marks: object(
      Object.fromEntries(
        placesOf(task, questions).map(({ name, least, most }) => [
          name,
          string()
            .required(texts.marksRequired)
            .test('marks', texts.marksInvalid, (typed) => {
              const value = typedNumber(typed ?? '');
              return value >= least && value <= most;
            }),
        ]),
      ),
    ),
    feedback: string().max(5000),
  });

/** The marks as the API takes them. */
export const wireMarks = (
  task: TaskRow,
  questions: readonly Question[],
  { marks }: GradeValues,
): Readonly<Record<string, number>> =>
  Object.fromEntries(placesOf(task, questions).map(({ name, key }) => [key, typedNumber(marks[name] ?? '')]));

/** The sum of what is typed so far, never below 0. */
export const sumOf = ({ marks }: GradeValues): number =>
  Math.max(0, Math.round(Object.values(marks).reduce((sum, typed) => sum + (typedNumber(typed) || 0), 0) * 100) / 100);

export const afterPenalty = (raw: number, percent: number): number => Math.round(raw * (100 - percent)) / 100;

/** The form's field for a property that the API refused. */
export const gradeFieldOf = (property: string): string =>
  property.replace(/^questionMarks\.(\w+)$/, (_whole, key: string) => `marks.${key === 'all' ? 'all' : `q${key}`}`);
