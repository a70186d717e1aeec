import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { day } from '../day-field';
import { id } from '../fields';
import { choiceField } from '../records';
import { demoStates } from './demo';
import { meetingStates } from './meeting';

const kinds = { meeting: 'Meeting', demo: 'Demo lesson' } as const;

/** A meeting or a demo lesson of a trainer. `day`, `from` and `to` are what the clock of the trainer's zone shows. */
export const weekItem = object({
  kind: choiceField('Kind', kinds).required(),
  id: id(),
  /** Of a meeting. */
  batchId: id().nullable().defined(),
  title: string().required(),
  topic: string().defined(),
  state: choiceField('State', { ...meetingStates, ...demoStates }).required(),
  /** The trainer holds it for another one. */
  isSubstitute: boolean().required(),
  day: string().required(),
  from: string().required(),
  to: string().required(),
  startsAt: string().required(),
  durationMinutes: number().required(),
});
export type WeekItem = InferType<typeof weekItem>;

/** One week of a trainer, Monday to Sunday in the trainer's own zone, else in that of the business. */
export const trainerWeekCall = call({
  method: 'GET',
  path: 'trainer/week',
  access: ['trainerList'],
  /** `on`: any day of the week, today without it. */
  request: object({ id: id(), on: day('Day') }),
  response: object({
    timeZone: string().required(),
    /** The zone is the trainer's own. */
    isOwnZone: boolean().required(),
    today: string().required(),
    monday: string().required(),
    items: array().of(weekItem).required(),
  }),
});
