import { useRef } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { coursePartCalls, type TopicChoice } from '@lectern/contract/catalog';
import type { Found } from '@lectern/ui-kit/form';
import * as texts from '../../texts/course-parts';
import { isAdded, type Row } from './topic-row';

const keyOf = ({ source, id }: TopicChoice): string => `${source}-${id}`;

/** Topics of chapters and custom courses, found by words on the server; those that are among the rows are marked, and a found one keeps its title. */
export const useTopicChoices = (courseId: number, rows: readonly Row[]) => {
  const known = useRef(new Map<string, TopicChoice>());
  const topicOf = (key: string): TopicChoice | undefined => known.current.get(key);
  const useFound = (q: string, isOpen: boolean): Found<string> => {
    const { data, isFetching, isError } = useRead(
      coursePartCalls.topicChoices,
      { id: courseId, q },
      { enabled: isOpen, quiet: true, handled: 'all', placeholderData: keepPreviousData },
    );
    const items = data?.items ?? [];
    for (const topic of items) known.current.set(keyOf(topic), topic);
    return {
      choices: items.map((topic) => ({
        key: keyOf(topic),
        item: keyOf(topic),
        name: topic.title,
        below: texts.placeOf(topic.chapterTitle, topic.skillName),
        meta: topic.source === 'customTopicId' ? texts.ofCustomCourse : '',
        ...(isAdded(rows, topic) && { chosen: texts.added }),
      })),
      isPending: isFetching,
      failed: isError,
    };
  };
  return { topicOf, useFound };
};
