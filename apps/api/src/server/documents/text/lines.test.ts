import { testFonts } from '../testing/fonts';
import type { Fonts } from './fonts';
import { linesOf } from './lines';
import { widthOf } from './runs';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await testFonts();
});

const wrapped = (text: string, width: number): readonly string[] =>
  linesOf(fonts, 'regular', text, width).map((runs) => runs.map((run) => run.text).join(''));

test('a paragraph is broken at its spaces, and none is left at the end of a line', () => {
  expect(wrapped('Flat 12,  Long Mansion,\tnear the post office ', 12)).toEqual([
    'Flat 12, Long Mansion,',
    'near the post office',
  ]);
  expect(wrapped('one line', 50)).toEqual(['one line']);
});

test('a word that is wider than the line is broken between its signs, and nothing is lost', () => {
  const lines = wrapped(`to ${'क्षि'.repeat(40)} and ${'x'.repeat(90)}`, 12);
  expect(lines.join('').replaceAll(' ', '')).toBe(`to${'क्षि'.repeat(40)}and${'x'.repeat(90)}`);
  expect(lines.every((line) => !/^[\u0900-\u0903\u093a-\u094f]/.test(line))).toBe(true);
});

test('no line is wider than its room', () => {
  const text = 'The quick brown fox jumps over the lazy dog, and इस वाक्य में कई शब्द हैं, وهذه جملة طويلة بالعربية. '.repeat(
    5,
  );
  for (const width of [6, 11, 30])
    for (const line of linesOf(fonts, 'bold', text, width)) expect(widthOf(line)).toBeLessThanOrEqual(width);
});

test('an empty text has no line', () => {
  expect([wrapped('', 10), wrapped(' \n ', 10)]).toEqual([[], []]);
});
