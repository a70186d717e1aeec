import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, text, version } from '../fields';
import { messages, say } from '../messages';
import { enteredNumber } from '../number-fields';
import { choiceField } from '../records';
import { listRequest, pageOf, type ListFields } from '../wire';
import { batchReaders, batchStatuses, memberWriters } from './batch-states';

export const memberStates = {
  waitlisted: 'Waitlisted',
  reserved: 'Reserved',
  active: 'Active',
  completed: 'Completed',
  left: 'Left',
  removed: 'Removed',
  expired: 'Expired',
} as const;
export type MemberState = keyof typeof memberStates;

const next: Readonly<Record<MemberState, readonly MemberState[]>> = {
  waitlisted: ['active', 'reserved', 'left', 'removed'],
  reserved: ['active', 'left', 'removed'],
  active: ['left', 'removed'],
  completed: [],
  left: [],
  removed: [],
  expired: [],
};
/** The states that a person may set from this one. */
export const nextMemberStates = (state: MemberState): readonly MemberState[] => next[state];

/** At most so many students are added at once; a hold lasts at most so many hours. */
export const maxAdded = 100;
export const maxHoldHours = 72;

export const memberListFields = {
  name: { type: 'text', filter: true, sort: true },
  state: { type: 'choice', choices: Object.keys(memberStates), filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A student in a batch, now or once. `place`: where they are in the waitlist, from 1. */
export const memberRow = object({
  id: id(),
  version: version(),
  batchId: id(),
  batchTitle: string().required(),
  batchStatus: choiceField('Status', batchStatuses).required(),
  studentId: id(),
  name: string().defined(),
  email: string().nullable().defined(),
  state: choiceField('State', memberStates).required(),
  place: number().nullable().defined(),
  reservedUntil: string().nullable().defined(),
  joinedAt: string().nullable().defined(),
  leftAt: string().nullable().defined(),
  leftReason: string().defined(),
  createdAt: string().required(),
});
export type MemberRow = InferType<typeof memberRow>;

export const batchMemberCalls = {
  /** The members of a batch, or the memberships of a student: one of the two is named. */
  list: call({
    method: 'GET',
    path: 'batch/members',
    access: batchReaders,
    request: listRequest(memberListFields).shape({
      batchId: id('Batch').optional(),
      studentId: id('Student').optional(),
    }),
    response: pageOf(memberRow),
  }),
  /** Each gets a seat; where none is left, a place in the waitlist if that is open. All of them or none. */
  add: call({
    method: 'POST',
    path: 'batch/members',
    access: memberWriters,
    request: object({
      batchId: id('Batch'),
      studentIds: array()
        .of(id('Student'))
        .label('Students')
        .min(1, say(messages.required, { field: 'Students' }))
        .max(maxAdded, say(messages.invalid, { field: 'Students' }))
        .test('twice', say(messages.invalid, { field: 'Students' }), (ids) => new Set(ids).size === (ids?.length ?? 0))
        .required(say(messages.required, { field: 'Students' })),
      as: required(choiceField('Book as', { active: 'Active', reserved: 'Reserved', waitlisted: 'Waitlisted' })),
      holdHours: enteredNumber('Hold for')
        .integer(messages.numbersOnly)
        .min(1, say(messages.invalid, { field: 'Hold for' }))
        .max(maxHoldHours, say(messages.invalid, { field: 'Hold for' })),
    }),
    response: object({
      members: array()
        .of(object({ studentId: id(), state: choiceField('State', memberStates).required() }))
        .required(),
      seatsLeft: number().required(),
    }),
  }),
  /** Confirms a held or waiting student, or ends a membership with a reason. */
  state: call({
    method: 'POST',
    path: 'batch/members/state',
    access: memberWriters,
    request: object({
      id: id(),
      version: version(),
      to: required(choiceField('State', memberStates)),
      reason: text('Reason', { min: 5, max: 300 }),
    }),
    response: object({ member: memberRow, seatsLeft: number().required() }),
  }),
} as const;
