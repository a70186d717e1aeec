/** @jest-environment jsdom */
import { filtersOf } from './agency';

test('the menu of filters has each filter once', () => {
  const names = filtersOf([]).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names).toContain('name');
});
