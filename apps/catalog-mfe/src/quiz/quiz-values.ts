import {
  isChoice,
  quizFields,
  type quizCalls,
  type QuizPurpose,
  type QuizQuestion,
  type QuizQuestionInput,
  type QuizQuestionKind,
} from '@lectern/contract/catalog';
import type { RequestOf } from '@lectern/contract/call';
import { plainText } from '@lectern/contract/rich-text';
import { typedNumber } from '@lectern/contract/typed-number';
import { filled, formOf, rows } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/quizzes';

export interface OptionValues {
  bodyHtml: string;
  isCorrect: boolean;
}
/** A question as the form holds it: numbers as they are typed; of true or false which of the two is right. */
export interface QuestionValues {
  id: number | null;
  kind: QuizQuestionKind;
  bodyHtml: string;
  explanationHtml: string;
  marks: string;
  negativeMarks: string;
  options: readonly OptionValues[];
  rightOne: 'true' | 'false';
  answerNumber: string;
  answerTolerance: string;
  answerTexts: readonly string[];
}
export interface QuizValues {
  purpose: QuizPurpose;
  title: string;
  instructionsHtml: string;
  passPercent: string;
  timeLimitSeconds: string | number;
  attemptsAllowed: string;
  shuffle: boolean;
  showAnswers: string;
  questions: readonly QuestionValues[];
}

const shown = (value: number | null): string => (value === null ? '' : String(value));
const typed = (text: string): number | undefined => (text.trim() === '' ? undefined : typedNumber(text));

const questionValues = (question: QuizQuestion): QuestionValues => ({
  id: question.id,
  kind: question.kind,
  bodyHtml: question.bodyHtml,
  explanationHtml: question.explanationHtml,
  marks: shown(question.marks),
  negativeMarks: shown(question.negativeMarks),
  options: question.options.map(({ bodyHtml, isCorrect }) => ({ bodyHtml, isCorrect })),
  rightOne: question.kind === 'true_false' && question.options[1]?.isCorrect ? 'false' : 'true',
  answerNumber: shown(question.answerNumber),
  answerTolerance: question.answerTolerance === 0 ? '' : shown(question.answerTolerance),
  answerTexts: question.answerTexts,
});

export const newOption = (): OptionValues => ({ bodyHtml: '', isCorrect: false });
/** Of the kind and marks of the one before it. */
export const newQuestion = (questions: readonly QuestionValues[]): QuestionValues => {
  const last = questions.at(-1);
  return {
    id: null,
    kind: last?.kind ?? 'single',
    bodyHtml: '',
    explanationHtml: '',
    marks: last?.marks ?? '1',
    negativeMarks: last?.negativeMarks ?? '0',
    options: [{ bodyHtml: '', isCorrect: true }, newOption()],
    rightOne: 'true',
    answerNumber: '',
    answerTolerance: '',
    answerTexts: [],
  };
};

const optionsOf = ({ kind, options, rightOne }: QuestionValues): readonly OptionValues[] => {
  if (!isChoice(kind)) return [];
  if (kind !== 'true_false') return options;
  return [
    { bodyHtml: `<p>${texts.isTrue}</p>`, isCorrect: rightOne === 'true' },
    { bodyHtml: `<p>${texts.isFalse}</p>`, isCorrect: rightOne === 'false' },
  ];
};

/** A question as the API takes it. */
export const wireQuestion = (values: QuestionValues): QuizQuestionInput => ({
  id: values.id,
  kind: values.kind,
  bodyHtml: values.bodyHtml,
  explanationHtml: values.explanationHtml,
  marks: typed(values.marks) ?? NaN,
  negativeMarks: typed(values.negativeMarks) ?? 0,
  options: optionsOf(values).map(({ bodyHtml, isCorrect }) => ({ bodyHtml, isCorrect })),
  ...(values.kind === 'number' && {
    answerNumber: typed(values.answerNumber) ?? null,
    answerTolerance: typed(values.answerTolerance) ?? 0,
  }),
  ...(values.kind === 'text' && { answerTexts: [...values.answerTexts] }),
});

type Sent = Omit<RequestOf<typeof quizCalls.create>, 'status'>;
const { status: _status, ...own } = quizFields;

/** The form of a quiz with all of its questions. */
export const quizForm = formOf<QuizValues, Sent>(own, {
  codecs: {
    passPercent: filled(0),
    attemptsAllowed: filled(1),
    questions: rows({
      valuesOf: (question) => questionValues(question as QuizQuestion),
      read: (values: QuestionValues) => ({ wire: wireQuestion(values), wrong: {} }),
    }),
  },
});

/** A new quiz: of a lesson, one attempt, 40 % to pass. */
export const newValues = quizForm.newValues({ purpose: 'lesson', passPercent: '40', showAnswers: 'after_result' });

/** The form as its preview shows it, saved or not. */
export const previewOf = (values: QuizValues) => {
  const { passPercent = 0, timeLimitSeconds = null } = quizForm.read(values).wire;
  const { instructionsHtml, questions } = values;
  return { instructionsHtml, passPercent, timeLimitSeconds, questions: questions.map(wireQuestion) };
};

export const marksOf = (questions: readonly QuestionValues[]): number =>
  questions.reduce((sum, { marks }) => sum + (typed(marks) || 0), 0);

/** A question in a few words. */
export const questionText = ({ bodyHtml }: Pick<QuestionValues, 'bodyHtml'>): string => {
  const text = plainText(bodyHtml);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
