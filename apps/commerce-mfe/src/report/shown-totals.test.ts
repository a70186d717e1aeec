import { shownTotals } from './shown-totals';

const totalsOf = (...codes: readonly string[]) => codes.map((currency) => ({ currency }));
const codes = (shown: ReturnType<typeof shownTotals>['shown']) => shown.map(({ currency }) => currency);
const six = totalsOf('INR', 'GBP', 'USD', 'AED', 'EUR', 'JPY');

test('five currencies are shown, of more the first four', () => {
  expect(shownTotals(six.slice(0, 5), 'INR', false).rest).toBe(0);
  const { shown, rest } = shownTotals(six, 'INR', false);
  expect([codes(shown), rest]).toEqual([['INR', 'GBP', 'USD', 'AED'], 2]);
});

test('the chosen currency always has a cell, and a person may open all', () => {
  const { shown, rest } = shownTotals(six, 'JPY', false);
  expect([codes(shown), rest]).toEqual([['INR', 'GBP', 'USD', 'JPY'], 2]);
  expect(shownTotals(six, 'JPY', true)).toEqual({ shown: six, rest: 0 });
});
