import { filterables, listOf, onlyCategory, movingBlocker } from './view';
import { categoryOf } from './testing';

describe('the view of the FAQs', () => {
  it('knows a filter that names one category', () => {
    expect(['eq:7', 'in:7', '7', 'in:7,8', 'ne:7', 'eq:x', '', null].map(onlyCategory)).toEqual([
      7,
      7,
      7,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('stands in the order of one category, else by the last change, which has no order to sort by', () => {
    expect([listOf(true).defaults.sort, listOf(false).defaults.sort]).toEqual(['sortKey', '-updatedAt']);
    expect([listOf(true).fields['sortKey']?.sort, listOf(false).fields['sortKey']?.sort]).toEqual([true, false]);
  });
  it('offers the categories of the chosen audiences', () => {
    const choices = {
      categories: [categoryOf({ id: 1 }), categoryOf({ id: 2, audience: 'trainer', name: 'Payouts' })],
      languages: [],
    };
    const offered = (audiences: readonly string[]) =>
      filterables(choices, audiences)[2]?.options?.map((option) => option.label);
    expect(offered([])).toEqual(['Students: Payments', 'Trainers: Payouts']);
    expect(offered(['trainer'])).toEqual(['Trainers: Payouts']);
  });
  it('moves rows only where all rows of the category are seen', () => {
    expect(movingBlocker({ q: '', filters: { categoryId: 'eq:7' } })).toBeUndefined();
    expect(movingBlocker({ q: 'pay', filters: { categoryId: 'eq:7' } })).toBe(
      'Clear search and other filters to change the order',
    );
    expect(movingBlocker({ q: '', filters: { categoryId: 'eq:7', status: 'eq:draft' } })).toBe(
      'Clear search and other filters to change the order',
    );
  });
});
