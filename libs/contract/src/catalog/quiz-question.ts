import { array, boolean, number, object, string, type InferType } from 'yup';
import { id, required, requiredText } from '../fields';
import { messages, say } from '../messages';
import { decimalNumber } from '../number-fields';
import { choiceField } from '../records';
import { hasContent, richText } from '../rich-text';

export const quizQuestionKinds = {
  single: 'One answer',
  multiple: 'Several answers',
  true_false: 'True or false',
  number: 'A number',
  text: 'A short text',
} as const;
export type QuizQuestionKind = keyof typeof quizQuestionKinds;

export const maxQuizQuestions = 100;
export const maxQuizOptions = 8;
export const maxAnswerTexts = 10;

/** Whether an answer of this kind is chosen among options. */
export const isChoice = (kind: QuizQuestionKind): boolean => kind !== 'number' && kind !== 'text';

const shown = (label: string) =>
  required(richText(label)).test('content', say(messages.required, { field: label }), (html) => hasContent(html ?? ''));

export const quizOption = object({ bodyHtml: shown('Option'), isCorrect: boolean().label('Right').required() });

/** A question as a person writes it: a new one has no id. */
export const quizQuestionInput = object({
  id: id('Question').nullable().optional(),
  kind: required(choiceField('Kind', quizQuestionKinds)),
  bodyHtml: shown('Question'),
  explanationHtml: richText('Explanation'),
  marks: decimalNumber('Marks', 0, 1000)
    .required(say(messages.required, { field: 'Marks' }))
    .moreThan(0, say(messages.invalid, { field: 'Marks' })),
  negativeMarks: decimalNumber('Minus for a wrong answer', 0, 1000).optional(),
  answerNumber: decimalNumber('Right answer', -1e12, 1e12, 6).nullable().optional(),
  answerTolerance: decimalNumber('Tolerance', 0, 1e9, 6).nullable().optional(),
  answerTexts: array()
    .of(requiredText('Right answer', { min: 1, max: 200 }))
    .label('Right answers')
    .max(maxAnswerTexts, `At most ${maxAnswerTexts} right answers`)
    .optional(),
  options: array().of(quizOption).label('Options').max(maxQuizOptions, `At most ${maxQuizOptions} options`).optional(),
}).test('answer', (question, { createError, path }) => {
  const refuse = (field: string, message: string) => createError({ path: path ? `${path}.${field}` : field, message });
  const { kind, options = [], answerNumber, answerTexts = [], marks = 0, negativeMarks = 0 } = question;
  if (negativeMarks > marks)
    return refuse('negativeMarks', say(messages.invalid, { field: 'Minus for a wrong answer' }));
  if (kind === 'number')
    return (
      typeof answerNumber === 'number' || refuse('answerNumber', say(messages.required, { field: 'Right answer' }))
    );
  if (kind === 'text')
    return answerTexts.length > 0 || refuse('answerTexts', say(messages.required, { field: 'Right answer' }));
  if (kind === undefined) return true;
  if (kind === 'true_false' ? options.length !== 2 : options.length < 2)
    return refuse('options', kind === 'true_false' ? 'It has two options' : 'Add at least two options');
  if (new Set(options.map(({ bodyHtml }) => bodyHtml.trim())).size < options.length)
    return refuse('options', 'Two options are the same');
  const right = options.filter(({ isCorrect }) => isCorrect).length;
  if (right === 0) return refuse('options', 'Mark the right option');
  return kind === 'multiple' || right === 1 || refuse('options', 'Only one option can be right');
});
export type QuizQuestionInput = InferType<typeof quizQuestionInput>;

/** A question as staff see it. */
export const quizQuestion = object({
  id: id(),
  kind: choiceField('Kind', quizQuestionKinds).required(),
  bodyHtml: string().required(),
  explanationHtml: string().defined(),
  marks: number().required(),
  negativeMarks: number().required(),
  answerNumber: number().nullable().defined(),
  answerTolerance: number().required(),
  answerTexts: array().of(string().required()).required(),
  options: array()
    .of(object({ id: id(), bodyHtml: string().required(), isCorrect: boolean().required() }))
    .required(),
});
export type QuizQuestion = InferType<typeof quizQuestion>;
