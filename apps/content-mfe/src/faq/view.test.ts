import { faqs, faqsInOrder } from './faq';
import { filterables, movingBlocker } from './view';
import { categoryOf } from './testing';

describe('the view of the FAQs', () => {
  it('shows one category in its order, all categories by last change only', () => {
    expect([faqsInOrder.sort, faqs.sort]).toEqual(['sortKey', '-updatedAt']);
    expect([faqsInOrder, faqs].map(({ listFields }) => listFields['sortKey']?.sort)).toEqual([true, false]);
  });
  it('offers the categories of the chosen audiences', () => {
    const choices = {
      categories: [categoryOf({ id: 1 }), categoryOf({ id: 2, audience: 'trainer', name: 'Payouts' })],
      languages: [],
    };
    const offered = (audiences: readonly string[]) =>
      filterables(choices, audiences)
        .find(({ name }) => name === 'categoryId')
        ?.options?.map((option) => option.label);
    expect(offered([])).toEqual(['Students: Payments', 'Trainers: Payouts']);
    expect(offered(['trainer'])).toEqual(['Trainers: Payouts']);
  });
  it('moves rows only when no other filter hides rows of the category', () => {
    expect(movingBlocker({ q: '', filters: { categoryId: 'eq:7' } })).toBeUndefined();
    expect(movingBlocker({ q: 'pay', filters: { categoryId: 'eq:7' } })).toBe(
      'To reorder, clear search and other filters',
    );
    expect(movingBlocker({ q: '', filters: { categoryId: 'eq:7', status: 'eq:draft' } })).toBe(
      'To reorder, clear search and other filters',
    );
  });
});
