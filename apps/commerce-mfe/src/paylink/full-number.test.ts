import { typedNumber } from './full-number';

const countries = [
  { id: 1, dialCode: '+91', mobileMin: 10, mobileMax: 10 },
  { id: 2, dialCode: '+971', mobileMin: 8, mobileMax: 9 },
  { id: 3, dialCode: '+1', mobileMin: 10, mobileMax: 10 },
  { id: 4, dialCode: '+1', mobileMin: 10, mobileMax: 10 },
];

test('a number is full by the rules of its country, with a dialling code or without', () => {
  const typed = ['', '98451', '98451 20377', '+91 98451-20377', '+971 5012 3456', '+971 50123 4567', '984512037712'];
  expect(typed.map((text) => typedNumber(text, countries, 1).is)).toEqual([
    'none',
    'part',
    'longest',
    'longest',
    'full',
    'longest',
    'part',
  ]);
});

test('a dialling code names the country, the chosen one where several share it', () => {
  expect(typedNumber('98451 20377', countries, 1)).toMatchObject({ text: '+91 98451 20377', countryId: 1 });
  expect(typedNumber('+1 202 555 0143', countries, 4).countryId).toBe(4);
  expect(typedNumber('+1 202 555 0143', countries, 1).countryId).toBe(3);
});
