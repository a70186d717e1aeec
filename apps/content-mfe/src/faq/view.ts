import { audiences } from '@lectern/contract/content';
import { fieldProps, standardFilters } from '@lectern/ui-kit/records';
import type { FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import { categoryOption, languageOption, type Choices } from './choices';
import { faqs } from './faq';

/** The filters of the list; categories only of the chosen audiences. */
export const filterables = (
  { categories, languages }: Pick<Choices, 'categories' | 'languages'>,
  chosenAudiences: readonly string[],
): readonly FilterField[] => [
  {
    name: 'audience',
    label: texts.audience,
    options: Object.entries(audiences).map(([value, label]) => ({ value, label })),
  },
  {
    ...fieldProps(faqs, 'categoryId'),
    inBar: texts.allCategories,
    options: categories
      .filter(({ audience }) => chosenAudiences.length === 0 || chosenAudiences.includes(audience))
      .map(categoryOption),
  },
  { ...fieldProps(faqs, 'languageId'), options: languages.map(languageOption) },
  ...standardFilters(faqs),
];
