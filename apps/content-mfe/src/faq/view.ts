import { audiences, faqListFields, faqStatuses, type Audience } from '@lectern/contract/content';
import type { ListFields } from '@lectern/contract/wire';
import type { FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/faq';
import { audienceWords, statusWords } from '../texts/words';
import { categoryOption, type Choices } from './choices';

/** The only category that the list is filtered by, from the filter as on the wire. */
export const onlyCategory = (filter: string | null | undefined): number | undefined => {
  const [, id] = /^(?:(?:eq|in):)?([1-9]\d{0,14})$/.exec(filter ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
};

/** One category stands in its order unless another is asked for; everything else by the last change. Only one category has an order. */
export const listOf = (
  inOneCategory: boolean,
): { readonly fields: ListFields; readonly defaults: { readonly sort: string } } => (inOneCategory ? ordered : changed);
const ordered = { fields: faqListFields, defaults: { sort: 'sortKey' } };
const changed = {
  fields: { ...faqListFields, sortKey: { type: 'number', sort: false } },
  defaults: { sort: '-updatedAt' },
} as const;

/** What the list is filtered by, in words; categories only of the chosen audiences. */
export const filterables = (
  { categories, languages }: Pick<Choices, 'categories' | 'languages'>,
  chosenAudiences: readonly string[],
): readonly FilterField[] => [
  {
    name: 'audience',
    label: texts.audience,
    options: audiences.map((audience: Audience) => ({ value: audience, label: audienceWords[audience] })),
  },
  {
    name: 'status',
    label: texts.status,
    options: faqStatuses.map((status) => ({ value: status, label: statusWords[status] })),
  },
  {
    name: 'categoryId',
    label: texts.category,
    options: categories
      .filter(({ audience }) => chosenAudiences.length === 0 || chosenAudiences.includes(audience))
      .map(categoryOption),
  },
  { name: 'languageId', label: texts.language, options: languages.map(({ id, name }) => ({ value: id, label: name })) },
  { name: 'question', label: texts.question },
  { name: 'updatedAt', label: texts.lastChanged },
];

/** Why rows of this category can't be moved by hand now, or undefined. */
export const movingBlocker = ({
  q,
  filters,
}: {
  readonly q: string;
  readonly filters: Readonly<Record<string, string>>;
}): string | undefined =>
  q !== '' || Object.keys(filters).some((name) => name !== 'categoryId') ? texts.clearToMove : undefined;
