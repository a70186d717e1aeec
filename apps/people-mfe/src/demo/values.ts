import type { RequestOf } from '@lectern/contract/call';
import { isDay } from '@lectern/contract/instant';
import { messages, say } from '@lectern/contract/messages';
import { demoFields, type demoCalls } from '@lectern/contract/people';
import { formOf } from '@lectern/ui-kit/record-panel';
import * as texts from '../texts/demos';
import { instantOf, localOf, type LocalTime } from '../zone/local-time';

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

const noTime: LocalTime = { day: '', time: '' };

/** The form of a demo lesson. A day needs a time, and a time a day. */
export const demoForm = (zone: string) =>
  formOf<DemoValues, Sent>(fields, {
    codecs: {
      startsAt: {
        empty: noTime,
        isNested: true,
        read: (at: string | null) => (at ? localOf(zone, at) : noTime),
        write: ({ day, time }: LocalTime, { refuse }) => {
          if (day === '' && time === '') return null;
          if (day === '') refuse(say(messages.required, { field: texts.day }), '.day');
          else if (!isDay(day)) refuse(say(messages.invalid, { field: texts.day }), '.day');
          else if (time === '') refuse(say(messages.required, { field: texts.time }), '.time');
          else return instantOf(zone, day, time);
          return undefined;
        },
      },
    },
  });

export const newValues = demoForm('UTC').newValues({ durationMinutes: 30 });

/** The form's field for a property that the API refused. */
export const fieldOf = (property: string): string => (property === 'startsAt' ? 'startsAt.time' : property);
