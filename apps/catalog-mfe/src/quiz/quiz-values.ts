import {
  isChoice,
  maxQuizQuestions,
  quizFields,
  quizQuestionInput,
  quizQuestionKinds,
  type Quiz,
  type QuizPurpose,
  type QuizQuestion,
  type QuizQuestionInput,
  type QuizQuestionKind,
} from '@lectern/contract/catalog';
import { plainText } from '@lectern/contract/rich-text';
import { typedNumber } from '@lectern/contract/typed-number';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { array } from 'yup';
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
  timeLimitSeconds: string;
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

/** What the form holds of a quiz. */
export const valuesOf = (quiz: Quiz): QuizValues => ({
  purpose: quiz.purpose,
  title: quiz.title,
  instructionsHtml: quiz.instructionsHtml,
  passPercent: shown(quiz.passPercent),
  timeLimitSeconds: shown(quiz.timeLimitSeconds),
  attemptsAllowed: shown(quiz.attemptsAllowed),
  shuffle: quiz.shuffle,
  showAnswers: quiz.showAnswers,
  questions: quiz.questions.map(questionValues),
});

/** What a new quiz begins with. */
export const newValues: QuizValues = {
  purpose: 'lesson',
  title: '',
  instructionsHtml: '',
  passPercent: '40',
  timeLimitSeconds: '',
  attemptsAllowed: '1',
  shuffle: false,
  showAnswers: 'after_result',
  questions: [],
};

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

/** The form as the API takes it. */
export const wireQuiz = (values: QuizValues) => ({
  purpose: values.purpose,
  title: values.title,
  instructionsHtml: values.instructionsHtml,
  passPercent: typed(values.passPercent) ?? 0,
  timeLimitSeconds: typed(values.timeLimitSeconds) ?? null,
  attemptsAllowed: typed(values.attemptsAllowed) ?? 1,
  shuffle: values.shuffle,
  showAnswers: values.showAnswers as Quiz['showAnswers'],
  questions: values.questions.map(wireQuestion),
});

const isQuestion = (value: unknown): value is QuestionValues =>
  typeof value === 'object' && value !== null && 'kind' in value && String(value.kind) in quizQuestionKinds;

const { questions: _questions, status: _status, ...own } = quizFields;
/** The contract's own rules for the form. */
export const quizSchema = formSchema(own).shape({
  questions: array()
    .of(
      quizQuestionInput.transform((value: QuizQuestionInput, original: unknown) =>
        isQuestion(original) ? wireQuestion(original) : value,
      ),
    )
    .max(maxQuizQuestions),
});

export const marksOf = (questions: readonly QuestionValues[]): number =>
  questions.reduce((sum, { marks }) => sum + (typed(marks) || 0), 0);

/** A question in a few words. */
export const questionText = ({ bodyHtml }: Pick<QuestionValues, 'bodyHtml'>): string => {
  const text = plainText(bodyHtml);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};
