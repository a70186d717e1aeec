import { number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, text, urlText, version } from '../fields';
import { statusReason, type Flow, type Transition } from '../flow';
import { messages, say } from '../messages';
import { enteredNumber } from '../number-fields';
import { choiceField, keysOf } from '../records';
import { isInstant } from '../instant';
import { rowTexts } from '../row-texts';
import { listRequest, pageOf, type ListFields } from '../wire';

/** How far a trial lesson has come. */
export const demoStates = {
  requested: 'Requested',
  scheduled: 'Scheduled',
  done: 'Done',
  no_show: 'No show',
  cancelled: 'Cancelled',
} as const;
export type DemoState = keyof typeof demoStates;
export const demoOutcomes = { converted: 'Converted', thinking: 'Thinking', not_interested: 'Not interested' } as const;
export type DemoOutcome = keyof typeof demoOutcomes;

const cancel: Transition<DemoState> = {
  to: 'cancelled',
  reason: 'required',
  verb: 'Cancel demo lesson',
  done: 'Demo lesson cancelled',
  danger: true,
};
/** The transitions of a demo; a change of its trainer and its time schedules it too. */
export const demoFlow: Flow<DemoState> = {
  requested: [{ to: 'scheduled', verb: 'Schedule', done: 'Demo lesson scheduled' }, cancel],
  scheduled: [
    { to: 'done', verb: 'Mark as done', done: 'Demo lesson updated', means: 'How did the demo lesson go?' },
    { to: 'no_show', reason: 'required', verb: 'Record no show', done: 'Demo lesson updated' },
    cancel,
  ],
  done: [],
  no_show: [],
  cancelled: [],
};

const invalid = (field: string): string => say(messages.invalid, { field });

export const demoListFields = {
  studentId: { type: 'id', filter: true },
  trainerId: { type: 'id', filter: true },
  state: { type: 'choice', choices: keysOf(demoStates), filter: true },
  startsAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A trial lesson of a student, with a trainer once it is scheduled. */
export const demoRow = object({
  id: id(),
  version: version(),
  studentId: id(),
  studentName: string().defined(),
  trainerId: id().nullable().defined(),
  trainerName: string().nullable().defined(),
  skillId: id(),
  skillName: string().required(),
  timeZone: string().required(),
  startsAt: string().nullable().defined(),
  durationMinutes: number().required(),
  state: choiceField('State', demoStates).required(),
  outcome: choiceField('Outcome', demoOutcomes).nullable().defined(),
  ...rowTexts('stateReason', 'joinUrl', 'trainerFeedback', 'studentFeedback'),
  studentRating: number().nullable().defined(),
  createdAt: string().required(),
});
export type DemoRow = InferType<typeof demoRow>;

/** What staff write of a demo; trainer and time together schedule it. */
export const demoFields = {
  studentId: id('Student'),
  skillId: id('Skill'),
  trainerId: id('Trainer').nullable().optional(),
  startsAt: string()
    .label('Time')
    .test('instant', invalid('Time'), (value) => !value || isInstant(value))
    .nullable(),
  durationMinutes: enteredNumber('Minutes')
    .integer(invalid('Minutes'))
    .min(10, invalid('Minutes'))
    .max(180, invalid('Minutes')),
  timeZone: text('Time zone', { max: 60 }),
  joinUrl: urlText('Address of the lesson'),
};
const answer = object({ demo: demoRow });
const row = { id: id(), version: version() };

export const demoCalls = {
  list: call({
    method: 'GET',
    path: 'demo/list',
    access: ['studentList', 'trainerList'],
    request: listRequest(demoListFields),
    response: pageOf(demoRow),
  }),
  create: call({
    method: 'POST',
    path: 'demo',
    access: ['studentEdit'],
    request: object(demoFields),
    response: answer,
  }),
  update: call({
    method: 'PUT',
    path: 'demo',
    access: ['studentEdit'],
    request: object({
      ...row,
      ...demoFields,
      studentId: demoFields.studentId.optional(),
      skillId: demoFields.skillId.optional(),
    }),
    response: answer,
  }),
  state: call({
    method: 'POST',
    path: 'demo/state',
    access: ['studentEdit'],
    request: object({
      ...row,
      to: required(choiceField('State', demoStates)),
      outcome: choiceField('Outcome', demoOutcomes).nullable(),
      feedback: text('Feedback', { max: 2000 }),
      /** The stars that the student gave. */
      rating: enteredNumber('Rating')
        .integer(invalid('Rating'))
        .min(1, invalid('Rating'))
        .max(5, invalid('Rating'))
        .nullable(),
      reason: statusReason(),
    }),
    response: answer,
  }),
} as const;
