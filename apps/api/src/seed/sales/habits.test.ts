import { random } from '../random';
import { habitOf, momentBetween, weightOf } from './habits';

const now = new Date('2026-11-28T12:00:00Z');
const buyer = { studentId: 1, joinedAt: new Date('2025-09-01T10:00:00Z') };

test('a Saturday in January weighs more than a Tuesday in October', () => {
  expect(weightOf(new Date('2026-01-10T10:00:00Z'))).toBeGreaterThan(weightOf(new Date('2026-10-13T10:00:00Z')));
});

test('a moment is between two days, in the hours of the business', () => {
  const numbers = random();
  for (let each = 0; each < 200; each += 1) {
    const moment = momentBetween(numbers, buyer.joinedAt, now);
    expect(moment.getTime()).toBeGreaterThan(buyer.joinedAt.getTime());
    expect(moment.getTime()).toBeLessThan(now.getTime() + 86_400_000);
    expect(moment.getUTCHours()).toBeGreaterThanOrEqual(4);
    expect(moment.getUTCHours()).toBeLessThan(16);
  }
});

test('a student buys the same things each time, none before the account', () => {
  const [one, other] = [habitOf(0, buyer, random(), now), habitOf(0, buyer, random(), now)];
  expect(one).toEqual(other);
  expect(one.wishes[0]).toMatchObject({ kind: 'plan', plan: 'Learner', end: 'paid' });
  for (const { at } of one.wishes) expect(at.getTime()).toBeGreaterThan(buyer.joinedAt.getTime());
});

test('every tenth student buys courses alone', () => {
  expect(habitOf(9, buyer, random(), now).wishes.every(({ kind }) => kind === 'course')).toBe(true);
});

test('a student who begins with the free plan gives it up for a paid one', () => {
  const plansOf = (number: number) =>
    habitOf(number, buyer, random(), now).wishes.flatMap((wish) => (wish.kind === 'plan' ? [wish.plan] : []));
  expect(plansOf(7)).toEqual(['Free', 'Learner']);
  expect(plansOf(3)).toEqual(['Starter']);
});
