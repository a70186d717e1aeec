import { faqs, faqsInOrder } from './faq';
import { filterables } from './view';
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
});
