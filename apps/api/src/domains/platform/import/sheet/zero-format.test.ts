import { inZeroPattern, zeroPattern } from './zero-format';

const shown = (code: string, digits: string): string | undefined => {
  const pattern = zeroPattern(code);
  return pattern === undefined ? undefined : inZeroPattern(digits, pattern);
};

test.each([
  ['00000', '1067', '01067'],
  ['00000', '123456', '123456'],
  ['00000;-00000', '69', '00069'],
  ['[$-409]00000', '69', '00069'],
  ['00000\\-0000', '12345678', '01234-5678'],
  ['000\\-00\\-0000', '78051120', '078-05-1120'],
  ['000 000', '12345', '012 345'],
  ['"B0-"0000', '12', 'B0-0012'],
  ['000-00', '1234567', '12345-67'],
])('a number in the format %s is read as Excel shows it', (code, digits, text) => {
  expect(shown(code, digits)).toBe(text);
});

test.each(['0', '0.00', '#,##0', 'General', '0%', '0.00E+00', 'dd/mm/yyyy', '@', '', '[<=99]00;000'])(
  'the format %s adds no zeros',
  (code) => expect(zeroPattern(code)).toBeUndefined(),
);
