import type { RequestOf } from '@lectern/contract/call';
import { demoFields, type demoCalls } from '@lectern/contract/people';
import { formOf } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/demos';
import type { LocalTime } from '../zone/local-time';
import { localTime } from '../zone/local-time-codec';

const { studentId: _studentId, timeZone: _zone, ...fields } = demoFields;
type Sent = Pick<RequestOf<typeof demoCalls.create>, keyof typeof fields>;

/** The values of the form. Numbers are as typed, and the time is that of the console’s zone. */
export interface DemoValues {
  readonly skillId: number | '';
  readonly trainerId: number | '';
  readonly startsAt: LocalTime;
  readonly durationMinutes: string | number;
  readonly joinUrl: string;
}

/** The form of a demo lesson. A day needs a time, and a time a day. */
export const demoForm = (zone: string) =>
  formOf<DemoValues, Sent>(fields, { codecs: { startsAt: localTime(zone, { day: texts.day, time: texts.time }) } });

export const newValues = demoForm('UTC').newValues({ durationMinutes: 30 });

/** The form's field for a property that the API refused. */
export const fieldOf = (property: string): string => (property === 'startsAt' ? 'startsAt.time' : property);
