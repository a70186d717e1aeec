/** Calendar days that a person enters. They are not in `fields.ts`, as the first screen needs none of them. */
import { string, type StringSchema } from 'yup';
import { isDay } from './instant';
import { messages, say } from './messages';

/** The days that can be entered; earlier and later ones are mistyped years. */
export const dayRange = { first: '1900-01-01', last: '2100-12-31' } as const;

const isInRange = (value: string): boolean => isDay(value) && value >= dayRange.first && value <= dayRange.last;

/** A calendar day, `2026-05-31`, the same in every zone. Null is no day; an empty text becomes null. */
export const day = (label: string): StringSchema<string | null | undefined> =>
  string()
    .label(label)
    .meta({ isDay: true })
    .typeError(say(messages.invalid, { field: label }))
    .transform((value: unknown) => (value === '' ? null : value))
    .test('day', say(messages.invalid, { field: label }), (value) => !value || isInRange(value))
    .nullable()
    .optional();

/** A further rule of a day. What is no day is refused once, as no day. */
export const ifDay =
  (holds: (value: string) => boolean) =>
  (value: string | null | undefined): boolean =>
    !value || !isInRange(value) || holds(value);

/** A calendar day that may not be left empty. */
export const requiredDay = (label: string): StringSchema<string> =>
  day(label).required(say(messages.required, { field: label }));

const dayAt = (offsetHours: number): string =>
  new Date(Date.now() + offsetHours * 3_600_000).toISOString().slice(0, 10);

/** Today in the zone where days begin first: no zone's today is after it. */
export const latestToday = (): string => dayAt(14);
/** Today in the zone where days end last: no zone's today is before it. */
export const earliestToday = (): string => dayAt(-12);
