import { testFonts } from '../testing/fonts';
import type { Fonts } from './fonts';
import { MissingGlyph } from './missing-glyph';
import { paragraphOf, runsOf } from './runs';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await testFonts();
});

const runsIn = (text: string): readonly (readonly [string, string])[] =>
  runsOf(fonts, 'regular', paragraphOf(fonts, text)).map(({ text: run, face, rtl }) => [
    run,
    `${face.name}${rtl ? ', rtl' : ''}`,
  ]);

test('a sign is drawn in the first font that has it, and a space in the font before it', () => {
  expect(runsIn('₹999.00 Şahin')).toEqual([
    ['₹', 'noto-sans-latin-ext-400'],
    ['999.00 ', 'noto-sans-latin-400'],
    ['Ş', 'noto-sans-latin-ext-400'],
    ['ahin', 'noto-sans-latin-400'],
  ]);
  expect(runsIn('हिन्दी (Hindi)')).toEqual([
    ['हिन्दी ', 'noto-sans-devanagari-devanagari-400'],
    ['(Hindi)', 'noto-sans-latin-400'],
  ]);
});

test('a letter and its accents are drawn in one font, composed or not', () => {
  expect(runsIn('S\u0327')).toEqual([['S\u0327', 'noto-sans-latin-ext-400']]);
  expect(runsIn('शक्\u200dति')).toEqual([['शक्\u200dति', 'noto-sans-devanagari-devanagari-400']]);
});

test('Vietnamese, Cyrillic and Greek have fonts', () => {
  expect(['ễ', 'Ж', 'Ω'].map((sign) => runsIn(sign)[0]?.[1])).toEqual([
    'noto-sans-vietnamese-400',
    'noto-sans-cyrillic-400',
    'noto-sans-greek-400',
  ]);
});

test('runs of both directions are in their order on paper', () => {
  expect(runsIn('Mr محمد (Ali) 12').map(([run]) => run)).toEqual(['Mr ', 'محمد', ' ', '(Ali) 12']);
  expect(runsIn('شركة ABC')).toEqual([
    ['ABC', 'noto-sans-latin-400'],
    ['شركة ', 'ibm-plex-sans-arabic-arabic-400, rtl'],
  ]);
});

test('a sign that no font has is refused by its name', () => {
  expect(() => runsIn('Ann 田')).toThrow(new MissingGlyph('田'));
  expect(new MissingGlyph('田').message).toBe('No font has a glyph for “田” (U+7530)');
});
