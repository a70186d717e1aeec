import { numberOf, partsOf } from './phone-number';

const codes = ['+1', '+1868', '+91'];

test('a number that begins with a known code is separated from it, the longest code first', () =>
  expect(
    ['+91 98200 41763', '+9198200', '+1868555', '+91', '+7 495', '98200'].map((text) => partsOf(text, codes)),
  ).toEqual([
    { code: '+91', rest: '98200 41763' },
    { code: '+91', rest: '98200' },
    { code: '+1868', rest: '555' },
    { code: '+91', rest: '' },
    { code: undefined, rest: '+7 495' },
    { code: undefined, rest: '98200' },
  ]));

test('a code alone is no number', () =>
  expect([
    numberOf({ code: '+91', rest: '' }),
    numberOf({ code: '+91', rest: '98 20' }),
    numberOf({ code: undefined, rest: '98' }),
  ]).toEqual(['', '+91 98 20', '98']));
