import type { BatchDetail } from '@lectern/contract/people';
import { batchForm, newValues, valuesOf } from './batch-values';

const digits = { INR: 2, JPY: 0, KWD: 3 };
const batch = {
  title: 'Guitar in the evening',
  kind: 'course',
  description: '',
  skillId: null,
  courseId: 9,
  trainerId: 4,
  timeZone: 'Asia/Kolkata',
  seats: 20,
  priceMinor: 125_050,
  currency: 'INR',
  // The end of 9 December in Kolkata.
  bookingClosesAt: '2026-12-09T18:30:00.000Z',
  waitlistOpen: true,
} as unknown as BatchDetail;
const form = batchForm(digits, false);
const held = valuesOf(batch, digits);
const changedOf = (values: object, of = batch) => form.changed(of, { ...valuesOf(of, digits), ...values });

const errorsOf = async (values: object, isNew = false) => {
  const base = isNew ? newValues('Asia/Kolkata') : held;
  const errors = await batchForm(digits, isNew).errorsOf({ ...base, ...values }, isNew ? undefined : batch);
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]));
};

describe('the form of a batch', () => {
  test('the price is shown in its currency, and the last day to book in the zone of the batch', () =>
    expect(held).toMatchObject({ priceMinor: '1,250.50', bookingClosesAt: '2026-12-09', skillId: '', courseId: 9 }));
  test('an unchanged form sends nothing', () => expect(changedOf({})).toEqual({}));
  test('an update has the changed fields in the units of the wire', () => {
    expect(changedOf({ seats: '1,200', priceMinor: '300', bookingClosesAt: '2026-12-10' })).toEqual({
      seats: 1200,
      priceMinor: 30_000,
      bookingClosesAt: '2026-12-10T18:30:00.000Z',
    });
    expect(changedOf({ priceMinor: '300', currency: 'JPY' })).toEqual({ priceMinor: 300, currency: 'JPY' });
  });
  test('an emptied price takes its currency along, and another kind the course', () => {
    expect(changedOf({ priceMinor: '', bookingClosesAt: '' })).toEqual({
      priceMinor: null,
      currency: null,
      bookingClosesAt: null,
    });
    expect(changedOf({ kind: 'training' })).toEqual({ kind: 'training', courseId: null });
  });
  test('another time zone moves the end of booking to the midnight of that zone', () =>
    expect(changedOf({ timeZone: 'Europe/Berlin' })).toEqual({
      timeZone: 'Europe/Berlin',
      bookingClosesAt: '2026-12-09T23:00:00.000Z',
    }));
  test('a price needs its currency, and has no more digits than the currency', async () => {
    expect(await errorsOf({ currency: '' })).toEqual({ currency: 'Currency is required' });
    expect(await errorsOf({ currency: 'JPY' })).toEqual({ priceMinor: 'Enter a whole number' });
    expect(await errorsOf({ priceMinor: 'much' })).toEqual({ priceMinor: 'Only Numbers are allowed' });
    expect(await errorsOf({ priceMinor: '', currency: '' })).toEqual({});
  });
  test('a value that cannot be read is refused on its field', async () => {
    expect(await errorsOf({ bookingClosesAt: 'soon', trainerId: '', seats: '' })).toEqual({
      bookingClosesAt: 'Booking closes is Invalid',
      trainerId: 'Trainer is required',
      seats: 'Seats is required',
    });
    expect(await errorsOf({ timeZone: '' })).toEqual({ timeZone: 'Time zone is required' });
  });
});

describe('the form of a new batch', () => {
  const filled = { ...newValues('Asia/Kolkata'), title: 'Guitar', trainerId: 4, startsOn: '2026-12-01' } as const;
  test('a weekly plan has its times, its first day and the number of meetings, and no single meeting', () =>
    expect(batchForm(digits, true).read(filled).wire).toMatchObject({
      kind: 'training',
      rules: [{ weekday: 1, localStart: '18:00', durationMinutes: 60 }],
      startsOn: '2026-12-01',
      meetingCount: 12,
      meetings: [],
    }));
  test('single meetings have their own days, and nothing of the weekly plan', () => {
    const meeting = { weekday: 1, localDate: '2026-12-03', localStart: '09:30', durationMinutes: '90' };
    const { wire } = batchForm(digits, true).read({ ...filled, plan: 'single', meetings: [meeting] });
    expect(wire).toMatchObject({
      rules: [],
      startsOn: null,
      meetings: [{ localDate: '2026-12-03', localStart: '09:30', durationMinutes: 90 }],
    });
    expect(wire).not.toHaveProperty('meetingCount');
  });
  test('a plan lacks its own fields, and only those', async () => {
    expect(await errorsOf({ ...filled, startsOn: '', meetingCount: '', rules: [] }, true)).toEqual({
      rules: 'Weekly times is required',
      startsOn: 'First day is required',
      meetingCount: 'Number of meetings is required',
    });
    expect(await errorsOf({ ...filled, plan: 'single', startsOn: '' }, true)).toEqual({
      meetings: 'Meetings is required',
    });
  });
  test('a time that is wrong is refused on the field of its row', async () => {
    const [time] = filled.rules;
    expect(await errorsOf({ ...filled, rules: [time, { ...time, localStart: '25:00' }] }, true)).toEqual({
      'rules[1].localStart': 'Start is Invalid',
    });
    expect(await errorsOf({ ...filled, rules: [time, time] }, true)).toEqual({
      'rules[1].localStart': 'Start is Invalid',
    });
  });
});
