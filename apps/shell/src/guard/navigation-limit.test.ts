import { navigationLimit } from './navigation-limit';

test('so many in a second go, the next is reported, and those after it are dropped [D9.3]', () => {
  const limit = navigationLimit();
  expect(Array.from({ length: 5 }, () => limit('catalog-mfe', 3, 1_500))).toEqual(['go', 'go', 'go', 'report', 'drop']);
  expect(limit('catalog-mfe', 3, 2_100)).toBe('go');
});

test('each owner has its own [D9.3]', () => {
  const limit = navigationLimit();
  limit('catalog-mfe', 1, 0);
  expect([limit('catalog-mfe', 1, 1), limit('content-mfe', 1, 1)]).toEqual(['report', 'go']);
});
