import { useMemo, useRef } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract/call';
import { customTopicCalls } from '@lectern/contract/content/custom-topic';
import type { Found } from '@lectern/ui-kit/form';

type Topic = ResponseOf<typeof customTopicCalls.choices>['items'][number];

/** Published topics of custom courses, found by words; a found one keeps its title. */
export const useCustomTopics = () => {
  const known = useRef(new Map<number, Topic>());
  return useMemo(
    () => ({
      topicOf: (id: number): Topic | undefined => known.current.get(id),
      useFound: (q: string, isOpen: boolean): Found<number> => {
        const { data, isFetching, isError } = useRead(
          customTopicCalls.choices,
          { q },
          { enabled: isOpen, quiet: true, handled: 'all', placeholderData: keepPreviousData },
        );
        const items = data?.items ?? [];
        for (const topic of items) known.current.set(topic.id, topic);
        return {
          choices: items.map(({ id, title, chapterTitle }) => ({
            key: String(id),
            name: title,
            meta: chapterTitle,
            item: id,
          })),
          isPending: isFetching,
          failed: isError,
        };
      },
    }),
    [],
  );
};
