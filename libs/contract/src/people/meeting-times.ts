import { array, number, object, string, type InferType } from 'yup';
import { day, requiredDay } from '../day-field';
import { required } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';

/** The most meetings that a batch has. */
export const maxMeetings = 200;
export const weekdays = {
  '1': 'Monday',
  '2': 'Tuesday',
  '3': 'Wednesday',
  '4': 'Thursday',
  '5': 'Friday',
  '6': 'Saturday',
  '7': 'Sunday',
} as const;

const invalid = (field: string): string => say(messages.invalid, { field });
const missing = (field: string): string => say(messages.required, { field });

const localStart = () =>
  required(
    string()
      .label('Start')
      .typeError(invalid('Start'))
      .matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: invalid('Start'), excludeEmptyString: true }),
  );
const durationMinutes = () => wholeNumber('Duration', 15, 480).required(missing('Duration'));

/** When a meeting is, in the zone of its batch: what people agreed on. */
export const meetingTimeFields = {
  localDate: requiredDay('Date'),
  localStart: localStart(),
  durationMinutes: durationMinutes(),
};
export const meetingTime = object(meetingTimeFields);
export type MeetingTime = InferType<typeof meetingTime>;

/** One line of a weekly pattern; 1 = Monday. */
export const batchRule = object({
  weekday: number()
    .label('Day')
    .typeError(invalid('Day'))
    .integer(invalid('Day'))
    .min(1, invalid('Day'))
    .max(7, invalid('Day'))
    .required(missing('Day')),
  localStart: localStart(),
  durationMinutes: durationMinutes(),
});
export type BatchRule = InferType<typeof batchRule>;

const sameSlot = (rules: readonly (Partial<BatchRule> | null | undefined)[]): number =>
  rules.findIndex((one, at) =>
    rules.some(
      (other, before) => before < at && one?.weekday === other?.weekday && one?.localStart === other?.localStart,
    ),
  );

/** How meetings are planned: by a weekly pattern from a day on, or one by one. */
export const planFields = {
  rules: array()
    .of(batchRule)
    .label('Weekly times')
    .max(14, invalid('Weekly times'))
    .test('twice', invalid('Weekly times'), (rules, context) => {
      const at = sameSlot(rules ?? []);
      return at < 0 || context.createError({ path: `${context.path}[${at}].localStart`, message: invalid('Start') });
    }),
  startsOn: day('First day'),
  meetingCount: wholeNumber('Number of meetings', 1, maxMeetings),
  meetings: array().of(meetingTime).label('Meetings').max(maxMeetings, invalid('Meetings')),
};

/** What a clock change does to a local time: it is skipped, and the meeting starts later; or it occurs twice, and the second is meant. */
export const clockChanges = { skipped: 'skipped', repeated: 'repeated' } as const;

/** A meeting as it would be. `overlap`: the trainer's other meeting at that time. */
export const plannedMeeting = meetingTime.concat(
  object({
    startsAt: string().required(),
    endsAt: string().required(),
    clockChange: string<keyof typeof clockChanges>().nullable().defined(),
    overlap: object({ title: string().required(), startsAt: string().required() }).nullable().defined().default(null),
  }),
);
export type PlannedMeeting = InferType<typeof plannedMeeting>;
