import { textToHtml } from './paragraphs';

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
  it('leaves no tag but p and br in what it writes', () => {
    for (const text of randomTexts(5000)) expect(textToHtml(text).replace(/<\/?p>|<br>/g, '')).not.toMatch(/[<>]/);
  });
});
