import type { RequestOf } from '@lectern/contract/call';
import { dayRange } from '@lectern/contract/day-field';
import { isDay } from '@lectern/contract/instant';
import { messages, say } from '@lectern/contract/messages';
import { batchFields, planFields, type batchCalls, type BatchDetail } from '@lectern/contract/people';
import { formOf, money, zoneDay, type Digits } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/batch-form';
import { instantOf, localOf } from '../zone/local-time';
import { newPlan, planCodecs, planErrors, relevantPlan, type PlanValues } from './plan-values';

type NewBatch = RequestOf<typeof batchCalls.create>;

/** The values of the form: numbers as typed, days as the date fields give them. */
export interface BatchValues extends PlanValues {
  readonly title: string;
  readonly kind: string;
  readonly description: string;
  readonly skillId: number | '';
  readonly courseId: number | '';
  readonly trainerId: number | '';
  readonly timeZone: string;
  readonly seats: string | number;
  readonly priceMinor: string;
  readonly currency: string;
  readonly bookingClosesAt: string;
  readonly waitlistOpen: boolean;
}

const zoneOf = ({ timeZone }: Readonly<Record<string, unknown>>): string => String(timeZone || 'UTC');
const isEntered = (day: string): boolean => isDay(day) && day >= dayRange.first && day <= dayRange.last;
const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The end of a day in the zone of the batch, which is the next midnight. */
const endOfDay = zoneDay(
  (at, batch) => localOf(zoneOf(batch), new Date(Date.parse(at) - 1).toISOString()).day,
  (day, batch) => (isEntered(day) ? instantOf(zoneOf(batch), nextDay(day), '00:00') : ''),
);

/** The values that count: a course for batches of that kind, a currency with a price. */
const relevantBatch = (values: BatchValues): BatchValues => ({
  ...values,
  courseId: values.kind === 'course' ? values.courseId : '',
  currency: values.priceMinor === '' ? '' : values.currency,
});

/** The form of a batch; a new one has its plan too. */
export const batchForm = (digits: Digits, isNew: boolean) =>
  formOf<BatchValues, NewBatch>(isNew ? { ...batchFields, ...planFields } : batchFields, {
    codecs: { priceMinor: money(digits), bookingClosesAt: endOfDay, ...planCodecs },
    relevant: (values) => relevantPlan(relevantBatch(values)),
    together: (_wire, values) => [
      ...(values.priceMinor !== '' && values.currency === ''
        ? [{ property: 'currency', constraints: { both: say(messages.required, { field: texts.currency }) } }]
        : []),
      ...(isNew ? planErrors(values) : []),
    ],
  });

/** A new batch: a training with weekly meetings. */
export const newValues = (timeZone: string): BatchValues =>
  batchForm({}, true).newValues({ kind: 'training', timeZone, seats: '20', waitlistOpen: true, ...newPlan });

/** The form's values of a batch; its meetings have a tab of their own. */
export const valuesOf = (batch: BatchDetail, digits: Digits): BatchValues => ({
  ...newPlan,
  ...batchForm(digits, false).valuesOf(batch),
});
