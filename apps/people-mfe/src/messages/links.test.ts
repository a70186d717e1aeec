import { piecesOf } from './links';

const links = (body: string) =>
  piecesOf(body)
    .filter(({ href }) => href)
    .map(({ text, href }) => [text, href]);

test.each([
  ['See https://example.com/a?b=1.', [['https://example.com/a?b=1', 'https://example.com/a?b=1']]],
  ['(www.example.com)', [['www.example.com', 'https://www.example.com']]],
  [
    'https://en.example.org/wiki/Ratio_(maths), really',
    [['https://en.example.org/wiki/Ratio_(maths)', 'https://en.example.org/wiki/Ratio_(maths)']],
  ],
  ['javascript:alert(1) and data:text/html,x', []],
  ['mail a@example.com', []],
])('addresses on the web are recognised, and nothing else: %s', (body, found) => {
  expect(links(body)).toEqual(found);
});

test('the pieces are the whole text, with its lines and its markup as it was written', () => {
  const body = 'One <b>bold</b>\nhttps://example.com "two"';
  expect(
    piecesOf(body)
      .map(({ text }) => text)
      .join(''),
  ).toBe(body);
});
