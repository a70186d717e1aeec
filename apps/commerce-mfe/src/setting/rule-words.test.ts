import { fromEndText, inclusiveText, offeredDays, remindersText } from './rule-words';

test('reminders are read in order, those before and those after the end together', () => {
  expect(remindersText([3, -1, 0, -7])).toBe('7 days and 1 day before, on the day, 3 days after');
  expect(remindersText([1])).toBe('1 day after');
  expect(remindersText([])).toBe('on the last day of the grace alone');
});

test('a day is counted from the end', () => {
  expect([-7, -1, 0, 1, 14].map(fromEndText)).toEqual([
    '7 days before',
    '1 day before',
    'on the day',
    '1 day after',
    '14 days after',
  ]);
});

test('prices of the other currencies in use include the tax', () => {
  expect(inclusiveText(['INR', 'USD', 'GBP'], ['USD'])).toBe('INR, GBP');
  expect(inclusiveText(['USD'], ['USD'])).toBe('no currency');
});

test('a chosen day that is not among the usual ones is offered in its place', () => {
  expect(offeredDays([-4]).slice(5, 8)).toEqual([-5, -4, -3]);
});
