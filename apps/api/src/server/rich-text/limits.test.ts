import { cleanHtml } from './clean-html';
import { requireWithinLimits } from './limits';

const judge = (html: string) => () => requireWithinLimits(cleanHtml(html).html);
const table = (row: string, rows: number): string => `<table>${`<tr>${row}</tr>`.repeat(rows)}</table>`;
const formula = '<span class="math-tex" data-formula="x"></span>';
const picture = '<figure class="image"><img data-file-id="1"></figure>';

test.each([
  ['characters', `<p>${'a'.repeat(199_993)}</p>`, `<p>${'a'.repeat(199_994)}</p>`, /longer than 200000 characters/],
  ['pictures', picture.repeat(500), picture.repeat(501), /more than 500 pictures/],
  ['formulas', `<p>${formula.repeat(500)}</p>`, `<p>${formula.repeat(501)}</p>`, /more than 500 formulas/],
  [
    'columns',
    table('<td colspan="50">a</td><td colspan="50">b</td>', 1),
    table('<td colspan="51">a</td><td colspan="50">b</td>', 1),
    /more than 100 columns/,
  ],
  ['rows', table('<td>a</td>', 1_000), table('<td>a</td>', 1_001), /more than 1000 rows/],
  ['levels', `${'<blockquote>'.repeat(29)}a`, `${'<blockquote>'.repeat(31)}a`, /more than 30 levels/],
])('a text may have so many %s, and no more', (_what, most, tooMuch, says) => {
  expect(judge(most)).not.toThrow();
  expect(judge(tooMuch)).toThrow(says);
});
