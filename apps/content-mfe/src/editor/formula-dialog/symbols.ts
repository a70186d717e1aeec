import * as texts from '../../texts/formula-dialog';

/** A button below the visual field. */
export interface Symbol {
  readonly name: string;
  /** What the button shows, as TeX. */
  readonly face: string;
  /** What it puts in; `#0` takes the selected part, `#?` is a place to fill. */
  readonly insert: string;
}

const symbol = (name: string, face: string, insert: string = face): Symbol => ({ name, face, insert });

/** What is used most: the rest is typed. */
export const symbols: readonly Symbol[] = [
  symbol(texts.fraction, '\\frac{a}{b}', '\\frac{#0}{#?}'),
  symbol(texts.power, 'x^n', '#@^{#?}'),
  symbol(texts.index, 'x_n', '#@_{#?}'),
  symbol(texts.root, '\\sqrt{x}', '\\sqrt{#0}'),
  symbol(texts.nthRoot, '\\sqrt[n]{x}', '\\sqrt[#?]{#0}'),
  symbol(texts.sum, '\\sum', '\\sum_{#?}^{#?}'),
  symbol(texts.integral, '\\int', '\\int_{#?}^{#?}'),
  symbol(texts.limit, '\\lim', '\\lim_{#?\\to #?}'),
  symbol(texts.brackets, '(\\,)', '\\left(#0\\right)'),
  symbol(texts.vector, '\\vec{a}', '\\vec{#0}'),
  symbol(
    texts.matrix,
    '[\\begin{smallmatrix}a&b\\\\c&d\\end{smallmatrix}]',
    '\\begin{bmatrix}#0&#?\\\\#?&#?\\end{bmatrix}',
  ),
];

/** Greek letters and signs, in a second row. */
export const letters: readonly Symbol[] = [
  'alpha',
  'beta',
  'gamma',
  'theta',
  'lambda',
  'mu',
  'pi',
  'sigma',
  'omega',
  'Delta',
]
  .map((letter) => symbol(letter, `\\${letter}`))
  .concat([
    symbol(texts.plusMinus, '\\pm'),
    symbol(texts.times, '\\times'),
    symbol(texts.atMost, '\\le'),
    symbol(texts.notEqual, '\\ne'),
    symbol(texts.infinity, '\\infty'),
    symbol(texts.degree, 'x^\\circ', '^{\\circ}'),
  ]);
