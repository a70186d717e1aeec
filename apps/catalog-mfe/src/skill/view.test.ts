import { chipFields, listOf, onlyCategory, shortPath } from './view';

describe('the view of the skills', () => {
  it('stands by name, deleted ones by their last change', () => expect([listOf(false).defaults.sort, listOf(true).defaults.sort]).toEqual(['name', '-updatedAt']));
  it('knows a filter that names one category', () => expect(['eq:7', 'in:7,8', 'eq:x', undefined].map(onlyCategory)).toEqual([7, undefined, undefined, undefined]));
  it('names categories in a chip only where the select can’t show them', () => {
    expect(chipFields([], 'eq:7').map(({ name }) => name)).toEqual(['status']);
    expect(chipFields([], 'in:7,8').map(({ name }) => name)).toEqual(['categoryId', 'status']);
  });
  it('shows a category with the one above it', () => expect([['A'], ['A', 'B'], ['A', 'B', 'C', 'D']].map(shortPath)).toEqual(['A', 'A / B', '… / C / D']));
});
