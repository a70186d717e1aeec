import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { skillCalls } from '@lectern/contract/catalog';
import { customChapterCalls } from '@lectern/contract/content';
import type { Found } from '@lectern/ui-kit/form';
import { choice } from '@lectern/ui-kit/names';

const options = (enabled: boolean) =>
  ({ enabled, quiet: true, handled: 'all', placeholderData: keepPreviousData }) as const;

/** Active skills of this name. */
export const useFoundSkills = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(skillCalls.all, { q }, options(isOpen));
  return {
    choices: (data?.items ?? []).map(({ id, name }) => choice(id, name)),
    isPending: isFetching,
    failed: isError,
  };
};

/** Chapters with these words, by title. */
export const useFoundChapters = (q: string, isOpen: boolean): Found<number> => {
  const request = { q: q || undefined, sort: 'title', limit: 50 };
  const { data, isFetching, isError } = useRead(customChapterCalls.list, request, options(isOpen));
  return {
    choices: (data?.items ?? []).map(({ id, title, skillName }) => choice(id, title, skillName)),
    isPending: isFetching,
    failed: isError,
  };
};
