import { formulaOf } from '@lectern/rich-text/formula';
import { formulasIn } from './formulas-in';
import { texOfMathml } from './mathml-to-tex';

const mathOf = (mathml: string): Element => new DOMParser().parseFromString(mathml, 'text/html').querySelector('math')!;
const drawn = (tex: string): string => {
  const formula = formulaOf(tex);
  return formula.is === 'read' ? formula.mathml : formula.why;
};

/** Twenty formulas of lessons; each is drawn, read back from its MathML, and drawn again. */
const lessons = [
  '\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
  '\\frac{\\frac{1}{x}+1}{y}',
  '\\sqrt[3]{x+1}',
  'a_{ij}^{2}',
  "f''(x)+f'(x)",
  '\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}',
  '\\int_0^\\infty e^{-x^2}\\,dx = \\frac{\\sqrt{\\pi}}{2}',
  '\\lim_{x\\to 0}\\frac{\\sin x}{x}=1',
  '\\prod_{k=1}^{n}k=n!',
  '\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}',
  '\\left|\\begin{matrix}1&0\\\\0&1\\end{matrix}\\right|',
  '\\vec{F}=m\\vec{a}',
  '\\hat{x}+\\overline{AB}',
  '\\alpha+\\beta\\ge\\gamma',
  '\\Delta G=\\Delta H-T\\Delta S',
  'A\\cup B\\subseteq C\\cap D',
  '\\forall x\\in\\mathbb{R}\\;\\exists y',
  '\\left(\\frac{a}{b}\\right)^2',
  '\\log_2 8=3',
  '\\overbrace{a+b}^{n}',
];
/** Without what changes nothing that is seen. */
const seen = (mathml: string): string =>
  mathml
    .replace(/<\/?(mrow|mstyle|mpadded)[^>]*>|<mspace[^>]*><\/mspace>|<mo>\u2061<\/mo>/g, '')
    .replace(
      / (lspace|rspace|minsize|maxsize|stretchy|fence|separator|scriptlevel|displaystyle|columnalign|columnspacing|rowspacing|accent|accentunder|width|height|voffset)="[^"]*"/g,
      '',
    );

test.each(lessons)('%s is read from its MathML as the same formula', (tex) => {
  const again = texOfMathml(mathOf(drawn(tex)));
  expect(seen(drawn(again))).toBe(seen(drawn(tex)));
});

const math = (inside: string): string => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`;
test.each([
  ['<mfenced open="[" close="]"><mrow><mi>a</mi><mo>,</mo><mi>b</mi></mrow></mfenced>', '\\left[a,b\\right]'],
  ['<mfenced><mi>x</mi><mi>y</mi></mfenced>', '\\left(x,y\\right)'],
  ['<mrow><mo>(</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>)</mo></mrow>', '\\left(\\frac{1}{2}\\right)'],
  [
    '<mrow><mo>{</mo><mtable><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable></mrow>',
    '\\{\\begin{matrix}x\\\\y\\end{matrix}',
  ],
  [
    '<munderover><mo>&#x2211;</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
    '\\sum_{i=1}^{n}i',
  ],
  ['<msubsup><mo>&#x222B;</mo><mn>0</mn><mn>1</mn></msubsup><mi>x</mi><mi>d</mi><mi>x</mi>', '\\int_{0}^{1}xdx'],
  ['<mover accent="true"><mi>v</mi><mo>&#x2192;</mo></mover>', '\\vec{v}'],
  ['<mover><mi>AB</mi><mo>&#xAF;</mo></mover>', '\\overline{\\operatorname{AB}}'],
  ['<mi>sin</mi><mo>&#x2061;</mo><mi>&#x3B8;</mi>', '\\sin \\theta'],
  ['<mtext>if 50% of </mtext><mi>x</mi>', '\\text{if 50\\% of }x'],
  ['<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>', '{n\\atop k}'],
  ['<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>', '{}_{6}^{14}{C}'],
  ['<mi mathvariant="bold">v</mi><mi mathvariant="double-struck">R</mi>', '\\mathbf{v}\\mathbb{R}'],
  ['<munder><mrow><mi>a</mi></mrow><mtext>below</mtext></munder>', '\\underset{\\text{below}}{a}'],
  ['<semantics><mi>x</mi><annotation encoding="application/x-tex">\\xi</annotation></semantics>', '\\xi'],
])('%s is %s', (inside, tex) => {
  const found = texOfMathml(mathOf(math(inside)));
  expect([found, formulaOf(found).is]).toEqual([tex, 'read']);
});

test('what can’t be read stays as its text, and is named', () => {
  const { html, unread } = formulasIn(`<p>a ${math('<mi>x</mi><maction><mi>y</mi></maction>')} b</p>`);
  expect([html, unread]).toEqual([expect.stringContaining('<p>a  xy  b</p>') as string, ['xy']]);
});
