import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formulasIn, hasFormulas } from './formulas-in';

const clipboard = (name: string): string => readFileSync(path.join(import.meta.dirname, 'testing', name), 'utf8');
const formulas = (html: string): (readonly [tex: string | null, isOnItsOwnLine: boolean])[] => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('.math-tex')].map((each) => [
    each.getAttribute('data-formula'),
    each.querySelector('math')?.getAttribute('display') === 'block',
  ]);
};

test('formulas that Word copies become formulas, and the pictures in their place go', () => {
  const { html, unread } = formulasIn(clipboard('word.html'));
  expect(formulas(html)).toEqual([
    ['x=\\frac{-b\\pm \\sqrt{b^{2}-4ac}}{2a}', true],
    ['\\sum_{i=1}^{n}i', false],
    ['\\left(\\begin{matrix}a&b\\\\c&d\\end{matrix}\\right)', false],
    ['\\lim_{x\\to 0}\\frac{\\sin x}{x}', false],
    ['\\hat{a}+\\overline{b}', false],
  ]);
  expect(unread).toEqual([]);
  expect(html).not.toMatch(/<img|<v:|oMath/);
  expect(html).toContain('name="Generator" content="Microsoft Word 15"');
  expect(html).toContain('Then we sum');
});

test('MathML that Word and MathType give as text becomes a formula', () => {
  expect(hasFormulas(clipboard('word-mathml.txt'))).toBe(true);
  expect(formulas(formulasIn(clipboard('word-mathml.txt')).html)).toEqual([['E=mc^{2}', false]]);
  expect(formulas(formulasIn(clipboard('mathtype.txt')).html)).toEqual([
    ['\\int_{0}^{\\infty}{\\text{e}}^{-x}dx', true],
  ]);
});

test('a formula that KaTeX has drawn is taken once, from its annotation', () => {
  const { html } = formulasIn(clipboard('katex.html'));
  expect(formulas(html)).toEqual([['\\frac{a}{b}', false]]);
  expect(
    html
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ).toBe('So it is.');
});

test('a text without formulas, and one of the editor itself, are left as they are', () => {
  expect(hasFormulas('<p>mathematics and <b>math</b></p>')).toBe(false);
  const own = '<p><span class="math-tex" data-formula="x"><math display="block"><mi>x</mi></math></span></p>';
  expect(formulas(formulasIn(own).html)).toEqual([['x', true]]);
});

const word = (inside: string): string => `<p><!--[if gte msEquation 12]><m:oMath>${inside}</m:oMath><![endif]--></p>`;
test.each([
  ['<m:r><m:rPr><m:nor/></m:rPr>if </m:r><m:r>x</m:r>', '\\text{if }x'],
  ['<m:r><m:rPr><m:scr m:val="double-struck"/></m:rPr>R</m:r>', '\\mathbb{R}'],
  ['<m:sSubSup><m:e><m:r>a</m:r></m:e><m:sub><m:r>i</m:r></m:sub><m:sup><m:r>2</m:r></m:sup></m:sSubSup>', 'a_{i}^{2}'],
  ['<m:rad><m:radPr/><m:deg><m:r>3</m:r></m:deg><m:e><m:r>x</m:r></m:e></m:rad>', '\\sqrt[3]{x}'],
  ['<m:nary><m:naryPr/><m:sub/><m:sup/><m:e><m:r>x</m:r></m:e></m:nary>', '\\int x'],
  [
    '<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val=""/></m:dPr><m:e><m:r>α≤β</m:r></m:e></m:d>',
    '\\left[\\alpha \\le \\beta\\right.',
  ],
  [
    '<m:groupChr><m:groupChrPr><m:pos m:val="bot"/></m:groupChrPr><m:e><m:r>a</m:r></m:e></m:groupChr>',
    '\\underbrace{a}',
  ],
])('Word’s %s is %s', (inside, tex) => {
  expect(formulas(formulasIn(word(inside)).html)).toEqual([[tex, false]]);
});

test('a part of Word’s formulas that is not known leaves its text, and is named', () => {
  const { html, unread } = formulasIn(word('<m:r>a</m:r><m:unknown><m:r>b</m:r></m:unknown>'));
  expect([formulas(html), unread]).toEqual([[], ['ab']]);
  expect(html).toContain('<p> ab </p>');
});
