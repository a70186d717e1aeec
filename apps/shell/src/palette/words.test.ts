import { matches, matchOf, partsOf } from './words';

test('a title equals the typed text, begins with it, has words that begin with it, contains it, or does not match', () => {
  expect([
    matchOf(' new  COUPON ', 'New coupon'),
    matchOf('new c', 'New coupon'),
    matchOf('cou', 'New coupon'),
    matchOf('add sk', 'Add a (skill)'),
    matchOf('oup', 'New coupon'),
    matchOf('cou skill', 'New coupon'),
    matchOf('', 'New coupon'),
  ]).toEqual([
    matches.equals,
    matches.begins,
    matches.wordBegins,
    matches.wordBegins,
    matches.contains,
    matches.none,
    matches.none,
  ]);
});

test('a further word finds an entry too, and accents do not matter', () => {
  expect(matchOf('discount', 'New coupon', ['discount'])).toBe(matches.contains);
  expect(matchOf('lucia', 'Lucía Romero')).toBe(matches.begins);
});

test('the letters that were typed are marked in the title as it is written', () => {
  expect(
    partsOf('luc ome', 'Lucía Romero')
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join(''),
  ).toBe('[Luc]ía R[ome]ro');
  expect(partsOf('x', 'Skills')).toEqual([{ text: 'Skills', isHit: false }]);
});
