const sentence = 'The quick brown fox jumps over the lazy dog near the river bank. ';
const wordsOfSentence = sentence.trim().split(' ').length;
const [words, formulas, tables] = [10_000, 40, 10];

const square = '<msup><mi>b</mi><mn>2</mn></msup>';
/** The quadratic formula; its letters have numbers, so that no two are the same. */
const formula = (at: number): string =>
  `<span class="math-tex" data-formula="\\frac{-b \\pm \\sqrt{b^2 - 4a_{${at}}c}}{2a}"><math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><mrow>${square}<mo>−</mo><mn>4</mn><msub><mi>a</mi><mn>${at}</mn></msub><mi>c</mi></mrow></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac></math></span>`;
const row = `<tr>${'<td>cell</td>'.repeat(4)}</tr>`;
const table = `<figure class="table"><table><tbody>${row.repeat(5)}</tbody></table></figure>`;

/** A long lesson: 10,000 words in paragraphs, 40 formulas and 10 tables of 4 × 5 among them. */
export const longDocument = (): string => {
  const paragraphs = words / 100;
  const sentences = Math.ceil(100 / wordsOfSentence);
  return Array.from({ length: paragraphs }, (_, at) => {
    const withFormula =
      at % Math.floor(paragraphs / formulas) === 0 && at / Math.floor(paragraphs / formulas) < formulas;
    const withTable = at % (paragraphs / tables) === 0;
    return `<p>${sentence.repeat(sentences).trim()}${withFormula ? ` ${formula(at)}` : ''}</p>${withTable ? table : ''}`;
  }).join('');
};
