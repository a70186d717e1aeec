import { isDay } from '@lectern/contract/instant';
import { messages, say } from '@lectern/contract/messages';
import type { Codec } from '@lectern/ui-kit/record-panel';
import { instantOf, localOf, type LocalTime } from './local-time';

interface Words {
  readonly day: string;
  readonly time: string;
}
const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * An instant that is entered as a day and a time in a zone. Both are needed, or neither.
 * `standard` is the time of a day that is entered alone. A time alone is then no instant.
 */
export const localTime = (zone: string, labels: Words, standard = ''): Codec => {
  const none: LocalTime = { day: '', time: standard };
  return {
    empty: none,
    isNested: true,
    read: (at: string | null) => (at ? localOf(zone, at) : none),
    write: ({ day, time: entered }: LocalTime, { refuse }) => {
      const time = entered || standard;
      if (day === '' && (time === '' || standard !== '')) return null;
      if (day === '') refuse(say(messages.required, { field: labels.day }), '.day');
      else if (!isDay(day)) refuse(say(messages.invalid, { field: labels.day }), '.day');
      else if (time === '') refuse(say(messages.required, { field: labels.time }), '.time');
      else if (!isTime(time)) refuse(say(messages.invalid, { field: labels.time }), '.time');
      else return instantOf(zone, day, time);
      return undefined;
    },
  };
};
