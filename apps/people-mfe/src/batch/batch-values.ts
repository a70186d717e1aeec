import { TZDate } from '@date-fns/tz';
import { array, boolean, object, string, type Schema } from 'yup';
import type { RequestOf } from '@lectern/contract';
import { amountText, readAmount, tooFineText } from '@lectern/contract/commerce/money';
import { day } from '@lectern/contract/day-field';
import { messages, say } from '@lectern/contract/messages';
import {
  batchFields,
  batchRule,
  meetingTime,
  planFields,
  type batchCalls,
  type BatchDetail,
} from '@lectern/contract/people';
import { typedNumber } from '@lectern/contract/typed-number';
import * as texts from '../texts/batch-form';

/** A time of the form; numbers as they are typed. */
export interface TimeValues {
  readonly weekday: number;
  readonly localDate: string;
  readonly localStart: string;
  readonly durationMinutes: string;
}

/** The values of the form: numbers as typed, days as the date fields give them. */
export interface BatchValues {
  readonly title: string;
  readonly kind: string;
  readonly description: string;
  readonly skillId: number | '';
  readonly courseId: number | '';
  readonly trainerId: number | '';
  readonly timeZone: string;
  readonly seats: string;
  readonly price: string;
  readonly currency: string;
  readonly bookingCloses: string;
  readonly waitlistOpen: boolean;
  readonly plan: 'weekly' | 'single';
  readonly rules: readonly TimeValues[];
  readonly startsOn: string;
  readonly meetingCount: string;
  readonly meetings: readonly TimeValues[];
}
/** Currency → the digits after its point. */
export type Digits = Readonly<Record<string, number>>;

export const newTime: TimeValues = { weekday: 1, localDate: '', localStart: '18:00', durationMinutes: '60' };

/** A new batch: weekly meetings, in the zone of the console. */
export const newValues = (timeZone: string): BatchValues => ({
  title: '',
  kind: 'training',
  description: '',
  skillId: '',
  courseId: '',
  trainerId: '',
  timeZone,
  seats: '20',
  price: '',
  currency: '',
  bookingCloses: '',
  waitlistOpen: true,
  plan: 'weekly',
  rules: [newTime],
  startsOn: '',
  meetingCount: '12',
  meetings: [],
});

/** The day on which a period ends, in the batch's zone: at its midnight. */
const lastDay = (at: string, zone: string): string => new TZDate(Date.parse(at) - 1, zone).toISOString().slice(0, 10);
const endOfDay = (day: string, zone: string): string => {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date + 1, zone).getTime()).toISOString();
};

/** The form's values of a batch; its meetings have a tab of their own. */
export const valuesOf = (batch: BatchDetail, digits: Digits): BatchValues => ({
  ...newValues(batch.timeZone),
  title: batch.title,
  kind: batch.kind,
  description: batch.description,
  skillId: batch.skillId ?? '',
  courseId: batch.courseId ?? '',
  trainerId: batch.trainerId,
  seats: String(batch.seats),
  price: amountText(batch.priceMinor, { exponent: digits[batch.currency ?? ''] ?? 2 }),
  currency: batch.currency ?? '',
  bookingCloses: batch.bookingClosesAt ? lastDay(batch.bookingClosesAt, batch.timeZone) : '',
  waitlistOpen: batch.waitlistOpen,
});

const empty = <Field extends Schema>(field: Field): Field =>
  field.transform((value: unknown, original: unknown) => (original === '' ? undefined : value)) as Field;

/** What each field refuses; of an existing batch without its plan. */
export const schemaOf = (isNew: boolean, digits: Digits) => {
  const { title, kind, description, timeZone } = batchFields;
  const [trainerId, seats] = [empty(batchFields.trainerId), empty(batchFields.seats)];
  const money = {
    price: string()
      .label(texts.price)
      .test('amount', messages.numbersOnly, (typed, { parent, createError }) => {
        const exponent = digits[(parent as BatchValues).currency] ?? 2;
        const read = typed ? readAmount(typed, exponent) : 0;
        return read === 'too fine' ? createError({ message: tooFineText(exponent) }) : read !== 'not a number';
      }),
    currency: string()
      .label(texts.currency)
      .test(
        'both',
        say(messages.required, { field: texts.currency }),
        (code, { parent }) => Boolean(code) || (parent as BatchValues).price === '',
      ),
  };
  const own = {
    title,
    kind,
    description,
    trainerId,
    timeZone,
    seats,
    ...money,
    bookingCloses: day(texts.bookingCloses),
    waitlistOpen: boolean(),
  };
  if (!isNew) return object(own);
  return object({
    ...own,
    startsOn: day(texts.startsOn).test(
      'weekly',
      say(messages.required, { field: texts.startsOn }),
      (text, { parent }) => Boolean(text) || (parent as BatchValues).plan === 'single',
    ),
    meetingCount: empty(planFields.meetingCount),
    rules: array().when('plan', ([plan]: string[]) =>
      plan === 'weekly'
        ? array()
            .of(batchRule)
            .min(1, say(messages.required, { field: texts.rules }))
        : array(),
    ),
    meetings: array().when('plan', ([plan]: string[]) =>
      plan === 'single'
        ? array()
            .of(meetingTime)
            .min(1, say(messages.required, { field: texts.meetings }))
        : array(),
    ),
  });
};

type Created = RequestOf<typeof batchCalls.create>;

/** What the fields of a batch are on the wire. */
export const wireOf = (
  values: BatchValues,
  digits: Digits,
): Omit<Created, 'rules' | 'meetings' | 'startsOn' | 'meetingCount'> => {
  const {
    title,
    kind,
    description,
    skillId,
    courseId,
    trainerId,
    timeZone,
    seats,
    price,
    currency,
    bookingCloses,
    waitlistOpen,
  } = values;
  const minor = price === '' ? null : readAmount(price, digits[currency] ?? 2);
  return {
    title,
    kind: kind as Created['kind'],
    description,
    skillId: skillId === '' ? null : skillId,
    courseId: kind !== 'course' || courseId === '' ? null : courseId,
    trainerId: Number(trainerId),
    timeZone,
    seats: typedNumber(seats),
    priceMinor: typeof minor === 'number' ? minor : null,
    currency: price === '' ? null : currency,
    bookingClosesAt: bookingCloses === '' ? null : endOfDay(bookingCloses, timeZone),
    waitlistOpen,
  };
};

/** The plan on the wire: a weekly pattern, or meetings one by one. */
export const planOf = ({ plan, rules, startsOn, meetingCount, meetings }: BatchValues) =>
  plan === 'weekly'
    ? {
        rules: rules.map(({ weekday, localStart, durationMinutes }) => ({
          weekday,
          localStart,
          durationMinutes: typedNumber(durationMinutes),
        })),
        startsOn,
        meetingCount: typedNumber(meetingCount),
      }
    : {
        meetings: meetings.map(({ localDate, localStart, durationMinutes }) => ({
          localDate,
          localStart,
          durationMinutes: typedNumber(durationMinutes),
        })),
      };

const fields: Readonly<Record<string, string>> = { priceMinor: 'price', bookingClosesAt: 'bookingCloses' };
/** The form's field for a property of the call. */
export const fieldOf = (property: string): string => fields[property] ?? property;
