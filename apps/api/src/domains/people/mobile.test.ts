import { afterCode, e164Of, readNumber } from './mobile';

const india = { dialCode: '+91', mobileMin: 10, mobileMax: 10 };
const germany = { dialCode: '+49', mobileMin: 10, mobileMax: 11 };

test('a national number gets the dial code, without spaces and the 0 before it [5.9]', () => {
  expect(['98200 41763', '098200 41763', '9820041763'].map((typed) => e164Of(typed, india))).toEqual([
    '+919820041763',
    '+919820041763',
    '+919820041763',
  ]);
  expect(e164Of('0151 2345 6789', germany)).toBe('+4915123456789');
});
test('too few or too many digits for the country are no number of it [5.9]', () =>
  expect(['982004176', '91 98200 41763', '', '000'].map((typed) => e164Of(typed, india))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]));
test('the dialling code is taken off as it was typed, the rest stays as it is', () =>
  expect(['+91 98200 41763', '+9 1 98200 41763', '+9198200 41763'].map((typed) => afterCode(typed, '+91'))).toEqual([
    '98200 41763',
    '98200 41763',
    '98200 41763',
  ]));
test('a number is read by its own code, else as one of the country; a shared code means the person’s country first', () => {
  const [canada, america] = [10, 11].map((mobileMax) => ({ dialCode: '+1', mobileMin: 10, mobileMax }));
  const countries = [canada!, america!, india, germany];
  const read = (text: string, own?: typeof india) => {
    const { e164, country } = readNumber(text, countries, own) ?? {};
    return [e164, country && countries.indexOf(country)];
  };
  expect([read('+49 0151 2345 6789', india), read('98200 41763', india), read('98200 41763')]).toEqual([
    ['+4915123456789', 3],
    ['+919820041763', 2],
    [undefined, undefined],
  ]);
  expect([read('+1 5550012345', america), read('+1 5550012345', india), read('+999 5550012345', india)]).toEqual([
    ['+15550012345', 1],
    ['+15550012345', 0],
    [undefined, undefined],
  ]);
});
