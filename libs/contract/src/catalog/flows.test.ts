import type { Flow, Step } from '../flow';
import type { Access } from '../call';
import { couponCalls, couponFlow, planFlow, studentPlanCalls } from '../commerce';
import { courseCalls } from './course';
import { courseFlow } from './course-states';
import { jobFlow, proposalFlow } from './job-states';
import { offerFlow } from './one-to-one-states';
import { trainingAdFlow } from './training-ad-states';
import { upcomingFlow } from './upcoming-states';

const flows = { planFlow, courseFlow, jobFlow, offerFlow, proposalFlow, trainingAdFlow, upcomingFlow };
const step = <Status extends string, Row>(flow: Flow<Status, Row>, from: Status, to: Status) => {
  const found = flow[from].find((each) => each.to === to);
  if (!found) throw new Error(`no transition from ${from} to ${to}`);
  return found;
};
const needs = <Status extends string, Row>(flow: Flow<Status, Row>, from: Status, to: Status, row: Row, now = 0) => {
  const { needs: check } = step(flow, from, to);
  return typeof check === 'function' ? check(row, now) : undefined;
};

test.each(Object.entries(flows))('%s has one transition at most between two statuses', (_name, flow) => {
  for (const [from, steps] of Object.entries(flow as Readonly<Record<string, readonly Step[]>>)) {
    const targets = steps.map(({ to }) => to);
    expect(targets).toEqual([...new Set(targets)]);
    expect(targets).not.toContain(from);
  }
});

test.each<[string, Flow<string, never>, Access]>([
  ['courses', courseFlow, courseCalls.changeStatus.access],
  ['coupons', couponFlow, couponCalls.changeStatus.access],
  ['plans', planFlow, studentPlanCalls.changeStatus.access],
])('each right in the flow of %s opens the call itself', (_many, flow, access) => {
  const rights = Object.values(flow).flatMap((steps) => steps.flatMap(({ right = [] }) => right));
  expect(access).toEqual(expect.arrayContaining(rights));
});

test('an upcoming course is announced with a day alone', () => {
  expect(needs(upcomingFlow, 'draft', 'announced', { interest: 0, expectedOn: null })).toBe(
    'Set the expected day first',
  );
  expect(needs(upcomingFlow, 'draft', 'announced', { interest: 0, expectedOn: '2026-12-01' })).toBeUndefined();
});

test('a postponed or cancelled course says first how many students are informed', () => {
  const row = { interest: 12, expectedOn: null };
  for (const to of ['postponed', 'cancelled'] as const) {
    const { means } = step(upcomingFlow, 'announced', to);
    expect(typeof means === 'function' && means(row)).toContain('12');
  }
});

test('an offer without a weekly slot is not activated', () => {
  expect(needs(offerFlow, 'draft', 'active', { slotCount: 0 })).toBe('Add a weekly slot first');
  expect(needs(offerFlow, 'draft', 'active', { slotCount: 1 })).toBeUndefined();
});

test('a blocked offer is unblocked where an active one is paused', () =>
  expect([step(offerFlow, 'blocked', 'paused').verb, step(offerFlow, 'active', 'paused').verb]).toEqual([
    'Unblock',
    'Pause',
  ]));

const now = Date.parse('2026-11-27T12:00:00Z');
const [soon, past] = ['2026-11-28T12:00:00Z', '2026-11-26T12:00:00Z'];

test('a job needs a new last day before it is opened again when the old one is over', () => {
  expect(needs(jobFlow, 'paused', 'open', { expiresAt: soon }, now)).toBeUndefined();
  expect(needs(jobFlow, 'paused', 'open', { expiresAt: past }, now)).toBe('Set a new day until which it is open first');
});

test('an awarded job is opened again with a reason, and not once a batch was made from its proposal', () => {
  expect(step(jobFlow, 'awarded', 'open').reason).toBe('required');
  expect(needs(jobFlow, 'awarded', 'open', { expiresAt: soon }, now)).toBeUndefined();
  expect(needs(jobFlow, 'awarded', 'open', { expiresAt: soon, hasBatch: true }, now)).toBe(
    'A batch was made from the accepted proposal',
  );
});

test('a job is paused with a reason, and a paused one is opened without', () => {
  expect(step(jobFlow, 'open', 'paused').reason).toBe('required');
  expect(step(jobFlow, 'paused', 'open').reason).toBeUndefined();
});
