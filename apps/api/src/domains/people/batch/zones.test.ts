import { batchCalls, type MeetingTime } from '@lectern/contract/people';
import { batchFixture, type BatchFixture } from './testing';

let fixture: BatchFixture;
beforeAll(async () => void (fixture = await batchFixture()));
afterAll(() => fixture.close());

/** Zones with the days of their clock changes in 2027; the clocks of Lord Howe move by half an hour. */
const zones = [
  ['Europe/London', '2027-03-28', '2027-10-31'],
  ['America/New_York', '2027-03-14', '2027-11-07'],
  ['Australia/Sydney', '2027-10-03', '2027-04-04'],
  ['Europe/Berlin', '2027-03-28', '2027-10-31'],
  ['Australia/Lord_Howe', '2027-10-03', '2027-04-04'],
] as const;

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
);
/** What the clocks of a zone show, by the browser's own data. */
const shownIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
const localOf = ({ localDate, localStart }: MeetingTime): string => `${localDate} ${localStart}`;

const planned = async (timeZone: string, localDate: string) => {
  await fixture.zone(timeZone);
  const meetings = halfHours.map((localStart) => ({ localDate, localStart, durationMinutes: 15 }));
  return (await fixture.done(batchCalls.previewMeetings, { timeZone, meetings })).meetings;
};

describe.each(zones)('on the days on which the clocks of %s change', (zone, forward, back) => {
  test('each local time is the one that its clocks show; a skipped one starts later by the gap', async () => {
    const meetings = await planned(zone, forward);
    for (const meeting of meetings) {
      const shown = shownIn(zone, Date.parse(meeting.startsAt));
      expect({ meeting, isShown: shown === localOf(meeting) }).toEqual({
        meeting,
        isShown: meeting.clockChange !== 'skipped',
      });
      if (meeting.clockChange === 'skipped') expect(shown > localOf(meeting)).toBe(true);
    }
    expect(meetings.filter(({ clockChange }) => clockChange === 'skipped')).toHaveLength(
      zone === 'Australia/Lord_Howe' ? 1 : 2,
    );
  });

  test('of a time that comes twice the second is meant, and it is marked', async () => {
    const meetings = await planned(zone, back);
    for (const meeting of meetings) {
      const at = Date.parse(meeting.startsAt);
      expect(shownIn(zone, at)).toBe(localOf(meeting));
      const isSecond = [30, 60].some((minutes) => shownIn(zone, at - minutes * 60_000) === localOf(meeting));
      const isFirst = [30, 60].some((minutes) => shownIn(zone, at + minutes * 60_000) === localOf(meeting));
      expect({ meeting, isFirst, isSecond }).toEqual({
        meeting,
        isFirst: false,
        isSecond: meeting.clockChange === 'repeated',
      });
    }
    expect(meetings.some(({ clockChange }) => clockChange === 'repeated')).toBe(true);
  });
});
