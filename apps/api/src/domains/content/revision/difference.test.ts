import { differenceOf, linesOf } from './difference';

const words = (before: string, after: string) => differenceOf(before, after).map(({ kind, text }) => `${kind}:${text}`);

test('a text is read line by line, formulas by their TeX', () =>
  expect(
    linesOf(
      '<h2>Sums</h2><ul><li>one</li><li><strong>two</strong></li></ul><p>It is <span class="math-tex" data-formula="a^2"><math><mi>a</mi></math></span>.</p>',
    ),
  ).toBe('Sums\none\ntwo\nIt is a^2 .'));

test('words that came and went are parted from those that stayed', () =>
  expect(words('<p>By card only.</p>', '<p>By card or bank.</p><p>Or in cash.</p>')).toEqual([
    'same:By card ',
    'removed:only',
    'added:or bank',
    'same:.',
    'added:\nOr in cash.',
  ]));

test('formatting alone is no difference, and nothing differs from itself', () => {
  expect(words('<p>By <em>card</em></p>', '<p>By card</p>')).toEqual(['same:By card']);
  expect(words('', '')).toEqual([]);
});

test('long texts with nothing in common are shown as a whole instead of being compared for long', () => {
  const text = (from: number) =>
    `<p>${Array.from({ length: 40_000 }, (_, at) => (from + at * 7919).toString(36)).join(' ')}</p>`;
  expect(differenceOf(text(1), text(500_000)).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
