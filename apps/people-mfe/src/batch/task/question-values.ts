import { questionInput, type Question, type QuestionKind, type questionCalls } from '@lectern/contract/people';
import type { RequestOf } from '@lectern/contract/call';
import { plainText } from '@lectern/contract/rich-text';
import { typedNumber } from '@lectern/contract/typed-number';
import { formOf, rows } from '@lectern/ui-kit/record-panel';
import { array } from 'yup';

export interface OptionValues {
  key: string;
  textHtml: string;
  isRight: boolean;
}
/** A question as the form holds it: numbers as they are typed, the right answers at their options. */
export interface QuestionValues {
  id: number | null;
  kind: QuestionKind;
  bodyHtml: string;
  options: readonly OptionValues[];
  answerNumber: string;
  tolerance: string;
  marks: string;
  negativeMarks: string;
  explanationHtml: string;
}
export interface QuizValues {
  questions: readonly QuestionValues[];
}

const shown = (value: number | null): string => (value === null ? '' : String(value));
const typed = (text: string): number | undefined => (text.trim() === '' ? undefined : typedNumber(text));

const questionValues = (question: Question): QuestionValues => ({
  id: question.id,
  kind: question.kind,
  bodyHtml: question.bodyHtml,
  options: question.options.map(({ key, textHtml }) => ({ key, textHtml, isRight: question.answerKeys.includes(key) })),
  answerNumber: shown(question.answerNumber),
  tolerance: shown(question.tolerance),
  marks: shown(question.marks),
  negativeMarks: shown(question.negativeMarks),
  explanationHtml: question.explanationHtml,
});

/** The first key that no option has. */
const freeKey = (options: readonly OptionValues[]): string =>
  [...'abcdefghijklmnop'].find((key) => options.every((option) => option.key !== key)) ?? 'z';

export const newOption = (options: readonly OptionValues[]): OptionValues => ({
  key: freeKey(options),
  textHtml: '',
  isRight: false,
});

/** Of the kind and marks of the one before it. */
export const newQuestion = (questions: readonly QuestionValues[]): QuestionValues => {
  const last = questions.at(-1);
  const first = newOption([]);
  return {
    id: null,
    kind: last?.kind ?? 'single',
    bodyHtml: '',
    options: [{ ...first, isRight: true }, newOption([first])],
    answerNumber: '',
    tolerance: '',
    marks: last?.marks ?? '1',
    negativeMarks: last?.negativeMarks ?? '0',
    explanationHtml: '',
  };
};

export const hasOptions = (kind: QuestionKind): boolean => kind === 'single' || kind === 'multiple';

/** A question as the API takes it. */
export const wireQuestion = (values: QuestionValues): RequestOf<typeof questionCalls.save>['questions'][number] => {
  const options = hasOptions(values.kind) ? values.options : [];
  return {
    id: values.id,
    kind: values.kind,
    bodyHtml: values.bodyHtml,
    options: options.map(({ key, textHtml }) => ({ key, textHtml })),
    answerKeys: options.flatMap(({ key, isRight }) => (isRight ? [key] : [])),
    ...(values.kind === 'number' && {
      answerNumber: typed(values.answerNumber) ?? null,
      tolerance: typed(values.tolerance) ?? null,
    }),
    marks: typed(values.marks) ?? NaN,
    negativeMarks: typed(values.negativeMarks) ?? 0,
    explanationHtml: values.explanationHtml,
  };
};

/** The form of all questions of a quiz. */
export const questionsForm = formOf<QuizValues, Pick<RequestOf<typeof questionCalls.save>, 'questions'>>(
  { questions: array().of(questionInput) },
  {
    codecs: {
      questions: rows({
        valuesOf: (question) => questionValues(question as Question),
        read: (values: QuestionValues) => ({ wire: wireQuestion(values), wrong: {} }),
      }),
    },
  },
);

export const marksOf = (questions: readonly QuestionValues[]): number =>
  questions.reduce((sum, { marks }) => sum + (typed(marks) || 0), 0);

/** A question in a few words. */
export const questionText = ({ bodyHtml }: Pick<QuestionValues, 'bodyHtml'>): string => {
  const text = plainText(bodyHtml);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The form's field for a property that the API refused. */
export const questionFieldOf = (property: string): string => property.replace(/\.answerKeys.*$/, '.options');
