import { limitsText, tidyNumber } from './number-text';

test('a number is written with its thousands, and a fraction without zeros that say nothing', () => {
  expect([tidyNumber('12000', 0), tidyNumber('12,000', 0), tidyNumber(' 7.50 ', 2), tidyNumber('007', 0)]).toEqual([
    '12,000',
    '12,000',
    '7.5',
    '7',
  ]);
});
test('what is no number, or finer than the field, stays as it was typed', () => {
  expect([
    tidyNumber('', 0),
    tidyNumber('seven', 0),
    tidyNumber('7.5', 0),
    tidyNumber('7.505', 2),
    tidyNumber('-1', 0),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
test('a decimal comma is shown as a point, and what could be two numbers stays as it was typed', () => {
  expect([tidyNumber('2,5', 2), tidyNumber('1.250,50', 2), tidyNumber('1 250', 0), tidyNumber('1,2,3', 0)]).toEqual([
    '2.5',
    '1,250.5',
    '1,250',
    undefined,
  ]);
});
test('its limits are said in words', () => {
  expect([
    limitsText(1, 5000),
    limitsText(1, undefined),
    limitsText(undefined, 100),
    limitsText(undefined, undefined),
  ]).toEqual(['1 to 5,000.', 'At least 1.', 'At most 100.', undefined]);
});
