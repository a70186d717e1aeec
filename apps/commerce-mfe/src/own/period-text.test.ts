import { ownPlanOf } from './testing';
import { periodText } from './period-text';

test('a running plan has its end and the price of the next period', () => {
  expect(periodText(ownPlanOf())).toBe('until 20 Dec 2026. The next period costs ₹999.00.');
});

test('a plan that ends with its period says so instead of a price', () => {
  expect(periodText(ownPlanOf({ isCancelledAtEnd: true }))).toBe('until 20 Dec 2026. It ends then and is not renewed.');
});

test('a plan that follows another one has its first day, and a plan without end says so', () => {
  expect(periodText(ownPlanOf({ status: 'scheduled', periodEndsAt: null }))).toBe('from 20 Nov 2026, without end');
});
