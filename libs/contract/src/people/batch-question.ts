import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, version } from '../fields';
import { messages, say } from '../messages';
import { decimalNumber, enteredNumber } from '../number-fields';
import { choiceField } from '../records';
import { hasContent, richText } from '../rich-text';
import { batchReaders, batchWriters } from './batch-states';
import { taskRow } from './batch-task';

export const questionKinds = {
  single: 'One answer',
  multiple: 'Several answers',
  number: 'A number',
  text: 'Written, marked by hand',
} as const;
export type QuestionKind = keyof typeof questionKinds;

export const maxQuestions = 200;
export const maxOptions = 10;

const shown = (label: string) =>
  required(richText(label)).test('content', say(messages.required, { field: label }), (html) => hasContent(html ?? ''));
const optionKey = () =>
  required(
    string()
      .label('Option')
      .matches(/^[a-z0-9]{1,8}$/, { message: say(messages.invalid, { field: 'Option' }), excludeEmptyString: true }),
  );

/** An option as a person writes it; its key is what answers name. */
export const questionOption = object({ key: optionKey(), textHtml: shown('Option') });

const choices = (kind: unknown): boolean => kind === 'single' || kind === 'multiple';

/** A question as a person writes it. `answerKeys` are the right options, `answerNumber` the right number; a written one has neither. */
export const questionFields = {
  id: id('Question').nullable().optional(),
  kind: required(choiceField('Kind', questionKinds)),
  bodyHtml: shown('Question'),
  options: array()
    .of(questionOption)
    .label('Options')
    .max(maxOptions, `At most ${maxOptions} options`)
    .required(say(messages.required, { field: 'Options' })),
  answerKeys: array()
    .of(optionKey())
    .label('Right answer')
    .max(maxOptions, `At most ${maxOptions} options`)
    .required(say(messages.required, { field: 'Right answer' })),
  answerNumber: enteredNumber('Right answer').nullable().optional(),
  tolerance: decimalNumber('Tolerance', 0, 1_000_000_000).nullable().optional(),
  marks: decimalNumber('Marks', 0, 1000)
    .required(say(messages.required, { field: 'Marks' }))
    .moreThan(0, say(messages.invalid, { field: 'Marks' })),
  negativeMarks: decimalNumber('Minus for a wrong answer', 0, 1000).optional(),
  explanationHtml: richText('Explanation'),
};

/** What a question needs, by its kind. */
export const questionInput = object(questionFields).test('answer', (question, { createError, path }) => {
  const refuse = (field: string, message: string) => createError({ path: path ? `${path}.${field}` : field, message });
  const { kind, options = [], answerKeys = [], answerNumber, marks = 0, negativeMarks = 0 } = question;
  if (negativeMarks > marks)
    return refuse('negativeMarks', say(messages.invalid, { field: 'Minus for a wrong answer' }));
  if (kind === 'number' && typeof answerNumber !== 'number')
    return refuse('answerNumber', say(messages.required, { field: 'Right answer' }));
  if (!choices(kind)) return true;
  const keys = new Set(options.map(({ key }) => key));
  if (options.length < 2) return refuse('options', 'Add at least two options');
  if (keys.size < options.length) return refuse('options', say(messages.invalid, { field: 'Options' }));
  if (answerKeys.length === 0) return refuse('answerKeys', say(messages.required, { field: 'Right answer' }));
  const fits = answerKeys.every((key) => keys.has(key)) && new Set(answerKeys).size === answerKeys.length;
  return fits && (kind === 'multiple' || answerKeys.length === 1)
    ? true
    : refuse('answerKeys', say(messages.invalid, { field: 'Right answer' }));
});
export type QuestionInput = InferType<typeof questionInput>;

/** A question as staff see it. */
export const question = object({
  id: id(),
  kind: choiceField('Kind', questionKinds).required(),
  bodyHtml: string().required(),
  options: array()
    .of(object({ key: string().required(), textHtml: string().defined() }))
    .required(),
  answerKeys: array().of(string().required()).required(),
  answerNumber: number().nullable().defined(),
  tolerance: number().nullable().defined(),
  marks: number().required(),
  negativeMarks: number().required(),
  explanationHtml: string().defined(),
});
export type Question = InferType<typeof question>;

const questions = array().of(question).required();

export const questionCalls = {
  list: call({
    method: 'GET',
    path: 'batch/questions',
    access: batchReaders,
    request: object({ taskId: id('Task') }),
    response: object({ task: taskRow, questions }),
  }),
  /** All questions of a quiz in their order; those without an id are new. `version` is the task's. */
  save: call({
    method: 'PUT',
    path: 'batch/questions',
    access: batchWriters,
    request: object({
      id: id('Task'),
      version: version(),
      questions: array()
        .of(questionInput)
        .label('Questions')
        .max(maxQuestions, `At most ${maxQuestions} questions`)
        .required(say(messages.required, { field: 'Questions' })),
    }),
    response: object({ task: taskRow, questions, remarks: number().required() }),
  }),
} as const;
