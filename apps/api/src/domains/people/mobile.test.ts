import { e164Of } from './mobile';

const india = { dialCode: '+91', mobileMin: 10, mobileMax: 10 };
const germany = { dialCode: '+49', mobileMin: 10, mobileMax: 11 };

test('a national number gets the dial code, without spaces and the 0 before it', () => {
  expect(['98200 41763', '098200 41763', '9820041763'].map((typed) => e164Of(typed, india))).toEqual([
    '+919820041763',
    '+919820041763',
    '+919820041763',
  ]);
  expect(e164Of('0151 2345 6789', germany)).toBe('+4915123456789');
});
test('too few or too many digits for the country are no number of it', () =>
  expect(['982004176', '91 98200 41763', '', '000'].map((typed) => e164Of(typed, india))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]));
