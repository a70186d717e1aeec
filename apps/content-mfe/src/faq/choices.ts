import { useMemo } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { faqCategoryCalls } from '@lectern/contract/content';
import { languageCalls } from '@lectern/contract/platform/language';
import { audienceWords } from '../texts/words';

export type FaqCategory = NonNullable<ResponseOf<typeof faqCategoryCalls.list>['items']>[number];

export interface Option {
  readonly value: number;
  readonly label: string;
}

/** A category as it stands in a list of all audiences: 'Students: Payments'. */
export const categoryOption = ({ id, audience, name }: Pick<FaqCategory, 'id' | 'audience' | 'name'>): Option => ({
  value: id,
  label: `${audienceWords[audience]}: ${name}`,
});

/** What a FAQ may belong to: the live categories in their order, the active languages in theirs. */
export const useChoices = () => {
  const categories = useRead(faqCategoryCalls.list, {}, { handled: 'all' });
  const languages = useRead(
    languageCalls.list,
    { limit: 100, sort: 'sortOrder', filter: { active: 'eq:true' } },
    { handled: 'all' },
  );
  return useMemo(
    () => ({
      categories: categories.data?.items ?? [],
      languages: languages.data?.items ?? [],
      isPending: categories.isPending || languages.isPending,
      error: unread(categories) ?? unread(languages),
      refetch: () => void Promise.all([categories.refetch(), languages.refetch()]),
    }),
    [categories, languages],
  );
};
export type Choices = ReturnType<typeof useChoices>;
