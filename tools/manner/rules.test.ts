import { faultsOf, type Passage } from './rules';

const messages = (kind: Passage['kind'], text: string, isRead = true): string[] =>
  faultsOf({ kind, text, line: 1 }, isRead).map(({ message }) => message);
const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

test.each(['What', 'How', 'Where', 'Who', 'Whether', 'Why', 'Of', 'With', 'When', 'what'])(
  'a comment or a title that begins with “%s” is refused, and a text is not',
  (word) => {
    const text = `${word} the list is made.`;
    expect(messages('comment', text)).toEqual([`a comment begins with a noun, not with “${word}”`]);
    expect(messages('title', text)).toEqual([`a title begins with a noun, not with “${word}”`]);
    expect([...messages('text', text), ...messages('prose', text)]).toEqual([]);
  },
);

test('a name in backticks and a longer word are no question word', () => {
  expect(messages('comment', '`what` is the noun. Whatever comes after it is free.')).toEqual([]);
  expect(messages('comment', 'Offset of a page.')).toEqual([]);
});

test.each([
  ['one of 20 words', `${words(20)}.`],
  ['two of 20 words', `${words(20)}. ${words(20)}.`],
  ['names of many words', `${words(19)} \`a name of many words\``],
  ['items of a list', `${words(15)}\n- ${words(15)}`],
  ['tags of a documented function', `${words(15)}\n@throws ${words(15)}`],
  ['blocks of code', `${words(15)}\n\`\`\`\n${words(15)}\n\`\`\``],
])('a sentence within its 20 words passes: %s', (_case, text) => {
  expect([...messages('comment', text), ...messages('title', text)]).toEqual([]);
});

test('a sentence of 21 words is refused in comments and titles, not on pages', () => {
  const text = `Short. ${words(21)}`;
  expect(messages('comment', text)).toEqual(['a sentence has 21 words, more than 20']);
  expect(messages('title', text)).toEqual(['a sentence has 21 words, more than 20']);
  expect(messages('prose', text)).toEqual([]);
});

test.each([
  ['hears of', 'the trainer hears of it'],
  ['for who', 'a button for who may read'],
  ['so many', 'the limit: so many are named'],
  ['at once', 'all are sent at once'],
])('“%s” is refused in every kind of text', (phrase, text) => {
  for (const kind of ['comment', 'title', 'text', 'prose'] as const)
    expect(messages(kind, text)).toEqual([expect.stringContaining(`“${phrase}” is not plain English`)]);
});

test('plain uses of the same words pass', () => {
  expect(
    messages('prose', 'There are so many that it is for whom it concerns; once at a time. For whose sake?'),
  ).toEqual([]);
});

test('a word that ESLint refuses is looked for only where ESLint does not read', () => {
  expect(messages('prose', 'It lies here.', false)).toHaveLength(1);
  expect(messages('prose', 'It lies here.', true)).toEqual([]);
});

test('a word is found in its line', () => {
  expect(faultsOf({ kind: 'prose', text: 'first\n`a\nname`\nall at\nonce', line: 7 }, false)).toEqual([
    { line: 11, message: expect.stringContaining('at once') as unknown },
  ]);
});
