import { plainNumber, typedNumber } from './typed-number';

test.each([
  ['1,250', '1250'],
  ['1,250.50', '1250.50'],
  ['12,345,678', '12345678'],
  ['12000', '12000'],
  ['-1,250', '-1250'],
])('a comma with three digits behind it groups thousands: %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  ['12,50', '12.50'],
  ['2,5', '2.5'],
  ['0,250', '0.250'],
  ['1250,500', '1250.500'],
  [',5', '0.5'],
  ['-2,5', '-2.5'],
])('any other single comma is a decimal comma: %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  ['12.5', '12.5'],
  ['1.250', '1.250'],
  ['.5', '0.5'],
  ['1.250,50', '1250.50'],
  ['1.250.000', '1250000'],
  ['1.250.000,5', '1250000.5'],
])('a single point is a decimal point, several of them or one before a comma group thousands: %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  ['1 250,50', '1250.50'],
  ['1\u00a0250.50', '1250.50'],
  ['1\u202f250\u202f000', '1250000'],
  ["1'250.50", '1250.50'],
  ['1’250’000', '1250000'],
  ['1,25,000', '125000'],
  ['12,34,567.50', '1234567.50'],
  ['1 25 000', '125000'],
])('spaces, apostrophes and Indian groups are read: %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  [' 7 ', '7'],
  ['\u202a1,250\u202c', '1250'],
  ['１２５０', '1250'],
  ['−3', '-3'],
])('signs that come along with a paste fall away: %j', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test.each([
  '1,2,3',
  '1.2.3',
  '12,50,5',
  '1,250,50',
  '1,2500,000',
  '1,250.000.5',
  '1,250 000',
  '12 50',
  '0,250,000',
  '1,250,',
  '5.',
  '1e3',
  '0x10',
  '--1',
  '1-2',
  'seven',
  '₹5',
  '',
  ' ',
])('%j is no number, and never another one', (typed) => {
  expect(plainNumber(typed)).toBeUndefined();
  expect(typedNumber(typed)).toBeNaN();
});
