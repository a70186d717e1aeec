import { useMemo } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { audiences, faqCategoryCalls, type FaqRow } from '@lectern/contract/content';
import { useLanguages } from '@lectern/ui-kit/languages';

export type FaqCategory = NonNullable<ResponseOf<typeof faqCategoryCalls.list>['items']>[number];

export interface Option {
  readonly value: number;
  readonly label: string;
}

/** A category in a list of all audiences: 'Students: Payments'. */
export const categoryOption = ({ id, audience, name }: Pick<FaqCategory, 'id' | 'audience' | 'name'>): Option => ({
  value: id,
  label: `${audiences[audience]}: ${name}`,
});

export const languageOption = ({ id, name }: { readonly id: number; readonly name: string }): Option => ({
  value: id,
  label: name,
});

/** The live categories and active languages, in order. */
export const useChoices = () => {
  const categories = useRead(faqCategoryCalls.list, {}, { handled: 'all' });
  const languages = useLanguages();
  return useMemo(
    () => ({
      categories: categories.data?.items ?? [],
      languages: languages.rows,
      isPending: categories.isPending || languages.isPending,
      error: unread(categories) ?? languages.error,
      refetch: () => {
        void categories.refetch();
        languages.refetch();
      },
    }),
    [categories, languages],
  );
};
export type Choices = ReturnType<typeof useChoices>;

const including = (options: readonly Option[], chosen: Option): readonly Option[] =>
  options.some(({ value }) => value === chosen.value) ? options : [...options, chosen];

/** The options of the selects, including the current values of an FAQ that are no longer offered. */
export const withChosen = ({ categories, languages }: Pick<Choices, 'categories' | 'languages'>, row?: FaqRow) => {
  const [ofCategory, ofLanguage] = [categories.map(categoryOption), languages.map(languageOption)];
  if (!row) return { categories: ofCategory, languages: ofLanguage };
  const { categoryId, audience, categoryName, languageId, languageName } = row;
  return {
    categories: including(ofCategory, categoryOption({ id: categoryId, audience, name: categoryName })),
    languages: including(ofLanguage, languageOption({ id: languageId, name: languageName })),
  };
};
