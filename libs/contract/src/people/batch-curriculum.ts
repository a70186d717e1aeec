import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, version } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { choiceField } from '../records';
import { batchReaders, batchWriters } from './batch-states';

export const itemKinds = { section: 'Section', lesson: 'Lesson' } as const;
export const itemStates = { planned: 'Planned', running: 'Running', done: 'Done', skipped: 'Skipped' } as const;
export type ItemState = keyof typeof itemStates;

/** Sections and lessons of one batch together. */
export const maxItems = 500;

/** A section, or a lesson in one; `depth` is its level, `completed` counts the members who have finished the lesson. */
export const itemRow = object({
  id: id(),
  version: version(),
  batchId: id(),
  parentId: number().nullable().defined(),
  depth: number().required(),
  kind: choiceField('Kind', itemKinds).required(),
  title: string().required(),
  meetingId: number().nullable().defined(),
  meetingNumber: number().nullable().defined(),
  state: choiceField('State', itemStates).required(),
  doneAt: string().nullable().defined(),
  completed: number().required(),
  tasks: number().required(),
});
export type ItemRow = InferType<typeof itemRow>;

const title = () => requiredText('Title', { max: 200 });
const key = { id: id(), version: version() };
const answer = object({ item: itemRow });

/** How far one student is in a lesson. */
export const itemProgress = object({
  itemId: id(),
  percent: number().required(),
  completedAt: string().nullable().defined(),
});

/** What a pull changes: a new section or lesson, or another title (`was`: the one before). */
export const pulledChange = object({
  change: string<'add' | 'rename'>().oneOf(['add', 'rename']).required(),
  kind: choiceField('Kind', itemKinds).required(),
  title: string().required(),
  was: string().nullable().defined(),
});
export type PulledChange = InferType<typeof pulledChange>;

export const curriculumCalls = {
  /** All of the batch, each lesson behind its section; `done` of `total` lessons that are not skipped. */
  list: call({
    method: 'GET',
    path: 'batch/curriculum',
    access: batchReaders,
    request: object({ batchId: id('Batch') }),
    response: object({
      items: array().of(itemRow).required(),
      members: number().required(),
      done: number().required(),
      total: number().required(),
    }),
  }),
  /** Last among those of its section (null: a section). */
  create: call({
    method: 'POST',
    path: 'batch/curriculum',
    access: batchWriters,
    request: object({
      batchId: id('Batch'),
      parentId: id('Section').nullable().optional(),
      title: title(),
      meetingId: id('Meeting').nullable().optional(),
    }),
    response: answer,
  }),
  update: call({
    method: 'PUT',
    path: 'batch/curriculum',
    access: batchWriters,
    request: object({ ...key, title: title().optional(), meetingId: id('Meeting').nullable().optional() }),
    response: answer,
  }),
  /** An empty section, or a lesson that no task belongs to. */
  delete: call({
    method: 'DELETE',
    path: 'batch/curriculum',
    access: batchWriters,
    request: object(key),
    response: object({}),
  }),
  /** The whole order below a section (null: of the sections), with what comes into it from another one. */
  order: call({
    method: 'POST',
    path: 'batch/curriculum/order',
    access: batchWriters,
    request: object({
      batchId: id('Batch'),
      parentId: id('Section').nullable().defined(),
      ids: array()
        .of(id('Item'))
        .label('Order')
        .min(1, say(messages.required, { field: 'Order' }))
        .max(maxItems, say(messages.invalid, { field: 'Order' }))
        .required(say(messages.required, { field: 'Order' })),
    }),
    response: object({ items: array().of(itemRow).required() }),
  }),
  /** What the course of the batch has that the batch has not, and other titles; copied with `confirm`. Nothing is taken out of the batch. */
  pull: call({
    method: 'POST',
    path: 'batch/curriculum/pull',
    access: batchWriters,
    request: object({ batchId: id('Batch'), confirm: boolean().label('Confirm').optional() }),
    response: object({
      changes: array().of(pulledChange).required(),
      isApplied: boolean().required(),
    }),
  }),
  /** How far one student is. */
  studentProgress: call({
    method: 'GET',
    path: 'batch/progress',
    access: batchReaders,
    request: object({ batchId: id('Batch'), studentId: id('Student') }),
    response: object({ items: array().of(itemProgress).required() }),
  }),
  /** The state of a lesson for everybody: done finishes it for who was there; or how far one student is. */
  progress: call({
    method: 'PUT',
    path: 'batch/progress',
    access: batchWriters,
    request: object({
      ...key,
      state: choiceField('State', itemStates).optional(),
      studentId: id('Student').optional(),
      percent: wholeNumber('Progress', 0, 100).optional(),
    }).test('one', ({ state, studentId, percent }, { createError }) =>
      (state !== undefined) !== (studentId !== undefined && percent !== undefined) &&
      (studentId === undefined) === (percent === undefined)
        ? true
        : createError({ path: 'state', message: say(messages.required, { field: 'State' }) }),
    ),
    response: answer,
  }),
} as const;
