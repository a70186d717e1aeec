import { partsOf, rank } from './words';

test('what begins as one types comes before what holds it, and what lacks a word is not found', () => {
  expect([
    rank('cou', 'Coupon'),
    rank('cou', 'New coupon'),
    rank('oup', 'Coupon'),
    rank('cou skill', 'Coupon'),
  ]).toEqual([3, 2, 1, 0]);
  expect(rank('', 'Coupon')).toBe(0);
});

test('a further word finds an entry too, and accents do not matter', () => {
  expect(rank('discount', 'New coupon', ['discount'])).toBe(1);
  expect(rank('lucia', 'Lucía Romero')).toBe(3);
});

test('the letters that were typed are marked in the title as it is written', () => {
  expect(
    partsOf('luc ome', 'Lucía Romero')
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join(''),
  ).toBe('[Luc]ía R[ome]ro');
  expect(partsOf('x', 'Skills')).toEqual([{ text: 'Skills', isHit: false }]);
});
