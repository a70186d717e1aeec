import { dealtSigns } from './dealt-signs';

test('each glyph has the signs of its cluster in their order on paper, the last one the rest', () => {
  expect(dealtSigns('क्षि', [0, 0])).toEqual(['क', '्षि']);
  expect(dealtSigns('office', [0, 1, 4, 5])).toEqual(['o', 'ffi', 'c', 'e']);
});

test('a glyph without a sign is copied as a space of no width', () => {
  expect(dealtSigns('a', [0, 0])).toEqual(['a', '\u200b']);
});

test('text from right to left is dealt from its end, mirrored', () => {
  expect(dealtSigns('ab(', [2, 0], (sign) => (sign === '(' ? ')' : sign))).toEqual([')', 'ba'].map((part) => part));
});
