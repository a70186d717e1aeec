import { textToHtml } from '@lectern/contract/content';
import { cleanHtml } from './clean-html';
import { attacks } from './testing/attacks';
import { kept } from './testing/kept';

const clean = (html: string): string => cleanHtml(html).html;

test.each(kept)('what the editor writes stays to the letter: %s', (_what, html) => {
  expect(clean(html)).toBe(html);
  expect(cleanHtml(html).removed).toEqual([]);
});

test('paragraphs made of plain text stay to the letter', () => {
  const html = textToHtml('R&D\u00a0<b>\n\nnext "line"\nand another');
  expect(clean(html)).toBe(html);
});

/** What stored rich text may be made of; `writeHtml` leaves no `<` that is not the beginning of a tag. */
const allowed =
  /^<(?:\/[a-z][a-z0-9]*|[a-z][a-z0-9]*(?: (?:class|style|target|rel|href|start|type|disabled|checked|alt|width|height|data-file-id|data-drawing|data-formula|colspan|rowspan|scope|xmlns|display|[a-z]+)="[^"<>]*")*)>$/;
const forbidden =
  /^<\/?(?:script|style|iframe|frame|object|embed|form|button|textarea|select|svg|link|meta|base|template|noscript|audio|video|annotation|maction|mglyph)\b/;

test.each(attacks)('nothing of an attack stays that a browser would run: %j', (html) => {
  const stored = clean(html);
  const tags = stored.match(/<[^>]*>/g) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(allowed);
    expect(tag).not.toMatch(forbidden);
    expect(tag).not.toMatch(/ on[a-z]+="/);
    expect(tag).not.toMatch(/ (?:src|srcset|xlink|formaction|action)="/);
    const [, href] = / href="([^"]*)"/.exec(tag) ?? [];
    if (href !== undefined) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i);
  }
  expect(stored.replace(/<[^>]*>/g, '')).not.toContain('<');
  expect(clean(stored)).toBe(stored);
});

// A small generator with a fixed seed: the same texts on every run.
const crossings = (count: number): string[] => {
  let seed = 20261123;
  const next = (below: number): number => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % below;
  const names = [
    'p',
    'b',
    'a href="/x"',
    'table',
    'tr',
    'td',
    'ul',
    'li',
    'button',
    'math',
    'svg',
    'mtext',
    'style',
    'pre',
    'div',
    'figure class="table"',
    'span class="text-big"',
    'blockquote',
    'h2',
    'label',
  ];
  const piece = (): string => {
    const name = names[next(names.length)] ?? 'p';
    return [`<${name}>`, `</${name.split(' ')[0]}>`, 'text', '\n', '<!--', '-->', '&lt;', '<br>'][next(8)] ?? '';
  };
  return Array.from({ length: count }, () => Array.from({ length: next(14) }, piece).join(''));
};

test('cleaning what is clean changes nothing, however tags cross', () => {
  for (const html of crossings(3_000)) {
    const once = clean(html);
    expect(clean(once)).toBe(once);
  }
});

test('each thing that is removed is named with its count', () => {
  expect(
    cleanHtml(
      '<p onclick="a()">x<script>1</script><script>2</script><a href="javascript:1">y</a><img src="https://a.b/c.png"></p>' +
        '<p><span class="math-tex" data-formula="\\frac{"></span></p>',
    ).removed,
  ).toEqual([
    { what: 'onclick', count: 1 },
    { what: '<script>', count: 2 },
    { what: 'a link without an address', count: 1 },
    { what: 'a picture from elsewhere', count: 1 },
    { what: 'a formula that can’t be read: \\frac{', count: 1 },
  ]);
});

test('MathML is made from the TeX again, whatever came with it', () => {
  expect(
    clean('<p><span data-formula="x" class="math-tex"><math><mi href="javascript:1">evil</mi></math></span></p>'),
  ).toBe(
    '<p><span class="math-tex" data-formula="x"><math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>x</mi></mrow></math></span></p>',
  );
});

test('a formula that can’t be read keeps its TeX', () => {
  expect(clean('<p><span class="math-tex" data-formula="\\frac{"></span></p>')).toBe(
    '<p><span class="math-tex" data-formula="\\frac{"><code>\\frac{</code></span></p>',
  );
});

test('what other programs write becomes what the editor writes', () => {
  expect(clean('one<div>two <b>bold</b></div><p>three</p> ')).toBe(
    '<p>one</p><p>two <strong>bold</strong></p><p>three</p>',
  );
  expect(clean('<table><tr><td>1</td></tr></table>')).toBe(
    '<figure class="table"><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
  );
  expect(clean('<p style="text-align:center; margin-left: 40px">x</p>')).toBe('<p style="margin-left:40px;">x</p>');
  expect(clean('<p style="margin-left:41px">x</p>')).toBe('<p>x</p>');
});

test('a text that would make a parser build without end is refused quickly', () => {
  const crossing = Array.from({ length: 4_000 }, (_, index) => `<b a=${index}>`).join('');
  expect(() => cleanHtml(crossing + '<p>'.repeat(4_000))).toThrow(/levels deep|too many elements/);
  expect(() => cleanHtml('<div>'.repeat(30_000))).toThrow('The text is nested more than 30 levels deep');
});
