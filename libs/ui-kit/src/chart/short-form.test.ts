import { shortForm } from './short-form';

test('the axis has short forms with their sign, and a plain zero', () => {
  expect([0, 30, 900, 160_000, 1_500_000, 2e9].map((value) => shortForm(value, '₹'))).toEqual([
    '0',
    '₹30',
    '₹900',
    '₹160k',
    '₹1.5m',
    '₹2bn',
  ]);
  expect(shortForm(-80_000, '₹')).toBe('−₹80k');
});
