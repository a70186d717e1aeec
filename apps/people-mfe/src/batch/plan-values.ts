import type { RequestOf } from '@lectern/contract/call';
import { messages, say } from '@lectern/contract/messages';
import {
  batchRule,
  meetingTimeFields,
  planFields,
  type batchCalls,
  type BatchRule,
  type MeetingTime,
} from '@lectern/contract/people';
import type { FieldError } from '@lectern/contract/wire';
import { formOf, rows } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/batch-form';

/** A time of the form; numbers as they are typed. */
export interface TimeValues {
  readonly weekday: number;
  readonly localDate: string;
  readonly localStart: string;
  readonly durationMinutes: string;
}
export const newTime: TimeValues = { weekday: 1, localDate: '', localStart: '18:00', durationMinutes: '60' };

/** The plan of a new batch: weekly times, or meetings one by one. */
export interface PlanValues {
  readonly plan: 'weekly' | 'single';
  readonly rules: readonly TimeValues[];
  readonly startsOn: string;
  readonly meetingCount: string;
  readonly meetings: readonly TimeValues[];
}
type Plan = Pick<RequestOf<typeof batchCalls.create>, keyof typeof planFields>;

/** Twelve weekly meetings. */
export const newPlan: PlanValues = { plan: 'weekly', rules: [newTime], startsOn: '', meetingCount: '12', meetings: [] };

const missing = (property: string, field: string): FieldError => ({
  property,
  constraints: { required: say(messages.required, { field }) },
});

const singleMeetings = rows(formOf<TimeValues, MeetingTime>(meetingTimeFields));
export const planCodecs = {
  rules: rows(formOf<TimeValues, BatchRule>(batchRule.fields)),
  meetings: singleMeetings,
};

/** Only the fields of the chosen plan count. */
export const relevantPlan = <Values extends PlanValues>(values: Values): Values =>
  values.plan === 'weekly' ? { ...values, meetings: [] } : { ...values, rules: [], startsOn: '', meetingCount: '' };

/** Errors of the chosen plan: its fields that are missing. */
export const planErrors = ({ plan, rules, startsOn, meetingCount, meetings }: PlanValues): readonly FieldError[] =>
  plan === 'weekly'
    ? [
        ...(rules.length === 0 ? [missing('rules', texts.rules)] : []),
        ...(startsOn === '' ? [missing('startsOn', texts.startsOn)] : []),
        ...(meetingCount === '' ? [missing('meetingCount', texts.meetingCount)] : []),
      ]
    : meetings.length === 0
      ? [missing('meetings', texts.meetings)]
      : [];

const planForm = formOf<PlanValues, Plan>(planFields, { codecs: planCodecs, relevant: relevantPlan });

/** The plan on the wire. */
export const planOf = (values: PlanValues): Plan => planForm.read(values).wire;

/** The form that reopens a batch: at least one new meeting. */
export const reopenForm = formOf<Pick<PlanValues, 'meetings'>, Required<Pick<Plan, 'meetings'>>>(
  { meetings: planFields.meetings },
  {
    codecs: { meetings: singleMeetings },
    together: ({ meetings }) => (meetings.length === 0 ? [missing('meetings', texts.meetings)] : []),
  },
);
