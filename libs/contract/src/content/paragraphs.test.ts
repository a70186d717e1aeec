import { htmlToText, isParagraphs, longestHtml, textToHtml, tidyText, wordsOf } from './paragraphs';

const attacks = [
  '<script>alert(1)</script>',
  '<p><script>alert(1)</script></p>',
  '<p onclick="x()">a</p>',
  '<p>a</p><img src=x onerror=alert(1)>',
  '<P>a</P>',
  '<p>a</p >',
  '<p >a</p>',
  '<p>a<br/></p>',
  '<p>a',
  'a</p>',
  'a',
  '<p>a</p>\n<p>b</p>',
  '<p></p>',
  '<p><p>a</p></p>',
  '<p>&#60;b&#62;</p>',
  '<p>&quot;</p>',
  '<p>a & b</p>',
  '<p>&unknown;</p>',
  '<p>a<!-- --></p>',
  '<p>a\u0000</p>',
  '<p>\ud800</p>',
  '<p>a<br></p>',
  '<p><br>a</p>',
  '<p>a<br><br>b</p>',
  '<svg><p>a</p></svg>',
  '<math><mtext></p><p>',
  '<p>a\u00a0b</p>',
  '<p>a \n b</p>',
  '<p>&lt;b></p>',
  '<p>a\r</p>',
  '<p>a\tb </p>',
  '</p><p>',
  '<p>a</p><p></p><p>b</p>',
];

// A small generator with a fixed seed: the same texts on every run, no dependency.
const randomTexts = (count: number): string[] => {
  let seed = 20261121;
  const next = (below: number): number => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) % below;
  const pieces = [
    'a',
    'ž',
    'भाषा',
    '😀',
    ' ',
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    '<',
    '>',
    '&',
    '&lt;',
    '&amp;lt;',
    '"',
    "'",
    '\u00a0',
    '<p>',
    '</p>',
    '<br>',
    '\u0000',
    '\ud83d',
    '\ude00',
    '<b>x</b>',
    '</p><p>',
    'javascript:',
    '-->',
    '\u2028',
  ];
  return Array.from({ length: count }, () =>
    Array.from({ length: next(12) }, () => pieces[next(pieces.length)]).join(''),
  );
};

describe('paragraphs', () => {
  it('writes a p per paragraph and a br per line', () => {
    expect(textToHtml('One\ntwo\n\nThree')).toBe('<p>One<br>two</p><p>Three</p>');
  });
  it('escapes whatever could be markup', () => {
    expect(textToHtml('<b>1 & 2</b>')).toBe('<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>');
  });
  it('gives an empty answer for a text without characters', () => {
    expect(['', '\n', ' \n\t\n'].map(textToHtml)).toEqual(['', '', '']);
  });
  it('reads back every text it wrote, tidied', () => {
    for (const text of randomTexts(5000)) expect(htmlToText(textToHtml(text))).toBe(tidyText(text));
  });
  it('accepts everything it wrote, and writes it the same again', () => {
    for (const text of randomTexts(5000)) expect(isParagraphs(textToHtml(text))).toBe(true);
  });
  it('leaves no tag but p and br in what it writes', () => {
    for (const text of [...randomTexts(5000), ...attacks])
      expect(textToHtml(text).replace(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/);
  });
  it.each(attacks)('refuses markup that it does not write: %j', (html) => {
    expect(isParagraphs(html)).toBe(false);
  });
  it('accepts an empty answer and refuses one that is too long', () => {
    expect(isParagraphs('')).toBe(true);
    expect(isParagraphs(textToHtml('a'.repeat(longestHtml)))).toBe(false);
  });
  it('counts words, not tags', () => {
    expect([wordsOf(''), wordsOf('<p>one two<br>three</p><p>four</p>')]).toEqual([0, 4]);
  });
});
