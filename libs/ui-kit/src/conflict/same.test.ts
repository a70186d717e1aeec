import { same } from './same';

test('an empty text, null and nothing are the same to a person', () => {
  expect(same('', null)).toBe(true);
  expect(same({ slug: '' }, {})).toBe(true);
  expect(same('', 0)).toBe(false);
});

test('lists and records are compared by what is in them', () => {
  expect(same({ tags: ['a', 'b'], seo: { title: 'x' } }, { seo: { title: 'x' }, tags: ['a', 'b'] })).toBe(true);
  expect(same({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toBe(false);
  expect(same(['a'], { 0: 'a' })).toBe(false);
});
