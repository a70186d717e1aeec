import { hasContent, plainText, wordsOf } from './rich-text';

const formula =
  '<span class="math-tex" data-formula="a &lt; b"><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>a</mi><mo>&lt;</mo><mi>b</mi></math></span>';

test('the text of formatted text has formulas by their TeX, once, and no tags', () => {
  expect(plainText(`<p>If&nbsp;${formula}, then</p><ul><li>R&amp;D</li><li>“&lt;b&gt;”</li></ul>`)).toBe(
    'If a < b , then R&D “<b>”',
  );
});

test('words are counted in what a reader sees', () => {
  expect(wordsOf('<p>one two</p><p>three</p>')).toBe(3);
  expect(wordsOf('<p>&nbsp;</p>')).toBe(0);
});

test('a text without a word has content when it shows a picture or a formula', () => {
  expect(hasContent('<p>&nbsp;</p>')).toBe(false);
  expect(hasContent('<figure class="image"><img data-file-id="7"></figure>')).toBe(true);
  expect(hasContent(`<p>${formula}</p>`)).toBe(true);
});
