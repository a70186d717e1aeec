import type { DemoRow } from '@lectern/contract/people';
import { demoForm, newValues } from './values';

const form = demoForm('Asia/Kolkata');
const demo = {
  skillId: 3,
  trainerId: null,
  startsAt: '2026-11-30T19:30:20.000Z',
  durationMinutes: 45,
  joinUrl: '',
} as unknown as DemoRow;
const held = form.valuesOf(demo);
const errorsOf = async (values: object) =>
  Object.fromEntries((await form.errorsOf({ ...held, ...values }, demo)).map(({ path, message }) => [path, message]));

test('a demo is shown by day and time of the console’s zone', () => {
  expect(held).toEqual({
    skillId: 3,
    trainerId: '',
    startsAt: { day: '2026-12-01', time: '01:00' },
    durationMinutes: 45,
    joinUrl: '',
  });
  expect(form.valuesOf({ ...demo, startsAt: null }).startsAt).toEqual({ day: '', time: '' });
});

test('an update has the changed fields only: a time that is not touched keeps its seconds', () => {
  expect(form.changed(demo, { ...held, durationMinutes: '60' })).toEqual({ durationMinutes: 60 });
  expect(form.changed(demo, { ...held, trainerId: 5, startsAt: { day: '2026-12-02', time: '18:15' } })).toEqual({
    trainerId: 5,
    startsAt: '2026-12-02T12:45:00.000Z',
  });
  expect(form.changed(demo, { ...held, startsAt: { day: '', time: '' } })).toEqual({ startsAt: null });
});

test('a new demo has thirty minutes and neither trainer nor time', () =>
  expect(form.read({ ...newValues, skillId: 3 }).wire).toEqual({
    skillId: 3,
    trainerId: null,
    startsAt: null,
    durationMinutes: 30,
    joinUrl: '',
  }));

test('a day needs a time, and a time a day', async () => {
  expect(await errorsOf({ startsAt: { day: '2026-12-01', time: '' } })).toEqual({
    'startsAt.time': 'Time is required',
  });
  expect(await errorsOf({ startsAt: { day: '', time: '10:00' } })).toEqual({ 'startsAt.day': 'Day is required' });
  expect(await errorsOf({ startsAt: { day: 'soon', time: '10:00' } })).toEqual({ 'startsAt.day': 'Day is Invalid' });
});

test('skill and minutes are required, and the address is one of the web', async () =>
  expect(await errorsOf({ skillId: '', durationMinutes: '5', joinUrl: 'here' })).toMatchObject({
    skillId: 'Skill is required',
    durationMinutes: 'Minutes is Invalid',
    joinUrl: expect.any(String) as string,
  }));
