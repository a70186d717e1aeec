import { useMemo, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { customChapterCalls, customTopicCalls, type CustomTopicRow } from '@lectern/contract/content';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { OrderedRows, OrderSwitch, useOnlyParent, useOrder } from '@lectern/ui-kit/record-order';
import { AddRecord, fieldProps, NoRecords, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { ListBar, ListHead } from '@lectern/ui-kit/table';
import { useEarlierTexts } from '../revisions/use-earlier-texts';
import * as texts from '../texts/custom-course';
import { publishable } from './publishable';
import { columns, topics as allTopics, topicsInOrder, withMeaning } from './topic';

const TopicPanel = lazyWithRetry(() => import(/* webpackChunkName: "topic-panel" */ './TopicPanel'));

/** `/li-custom-course/topic`: the list, one topic in the side panel, and Recently deleted. */
export default function TopicListScreen(): ReactNode {
  const chapterId = useOnlyParent('customChapterId');
  const chapters = useRead(customChapterCalls.list, { sort: 'title', limit: 100 }, { quiet: true, handled: 'all' });
  const filters = useMemo(
    () => [
      {
        ...fieldProps(allTopics, 'customChapterId'),
        inBar: texts.allChapters,
        options: (chapters.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
      },
      ...standardFilters(allTopics),
    ],
    [chapters.data],
  );
  const topics = useRecords(chapterId === undefined ? allTopics : topicsInOrder, { columns, filters });
  const { list, may } = topics;
  const order = useOrder(topics, 'customChapterId', customTopicCalls.order);
  const earlier = useEarlierTexts(topics, 'bodyHtml');
  const actions = (row: CustomTopicRow, move: readonly RowAction[]): readonly RowAction[] => {
    const [open, ...others] = publishable(
      topics.rowActions(row),
      row.words === 0 && row.status === 'draft' ? texts.writeTextFirst : undefined,
    );
    return open ? [open, ...move, ...earlier.entry(row), ...others] : [];
  };
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.topicsTitle}
        mayRestore={may.remove}
        primary={<AddRecord records={topics} />}
      />
      <ListBar list={list} search={texts.searchTopics}>
        <OrderSwitch list={list} order={order} name={texts.orderOfChapter} />
      </ListBar>
      <OrderedRows
        records={topics}
        order={order}
        empty={<NoRecords records={topics}>{texts.whatATopicIs}</NoRecords>}
        actions={actions}
        bulk={topics.bulkActions.map(withMeaning)}
      />
      {earlier.panel}
      {topics.hasPanel && <TopicPanel topics={topics} chapterId={chapterId} />}
    </div>
  );
}
