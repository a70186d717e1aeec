import { useMemo, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { skillCalls } from '@lectern/contract/catalog';
import { customChapterCalls, type CustomChapterRow } from '@lectern/contract/content';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { OrderedRows, OrderSwitch, useOnlyParent, useOrder } from '@lectern/ui-kit/record-order';
import { AddRecord, fieldProps, NoRecords, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListHead } from '@lectern/ui-kit/table';
import { useLanguages } from '@lectern/ui-kit/languages';
import { useEarlierTexts } from '../revisions/use-earlier-texts';
import * as texts from '../texts/custom-course';
import { chapters as allChapters, chaptersInOrder, columns, topicsPath, withMeaning } from './chapter';
import { publishable } from './publishable';

const ChapterPanel = lazyWithRetry(() => import(/* webpackChunkName: "chapter-panel" */ './ChapterPanel'));

/** `/li-custom-course/chapter`: the list, one chapter in the side panel, and Recently deleted. */
export default function ChapterListScreen(): ReactNode {
  const navigate = useNavigate();
  const languages = useLanguages();
  const skills = useRead(skillCalls.all, {}, { quiet: true, handled: 'all' });
  const skillId = useOnlyParent('skillId');
  const filters = useMemo(
    () => [
      {
        ...fieldProps(allChapters, 'skillId'),
        inBar: texts.allSkills,
        options: (skills.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      },
      { ...fieldProps(allChapters, 'languageId'), options: languages.options },
      ...standardFilters(allChapters),
    ],
    [skills.data, languages.options],
  );
  const chapters = useRecords(skillId === undefined ? allChapters : chaptersInOrder, { columns, filters });
  const { list, may } = chapters;
  const order = useOrder(chapters, 'skillId', customChapterCalls.order);
  const earlier = useEarlierTexts(chapters, 'descriptionHtml');
  const actions = (row: CustomChapterRow, move: readonly RowAction[]): readonly RowAction[] => {
    const [open, ...others] = publishable(
      chapters.rowActions(row),
      row.publishedTopics === 0 ? texts.publishTopicFirst : undefined,
    );
    if (!open || row.deletedAt !== null) return open ? [open] : [];
    const topics = { label: texts.showTopics, onSelect: () => void navigate(topicsPath(row.id)) };
    return [open, topics, ...move, ...earlier.entry(row), ...others];
  };
  return (
    <div className="page-stack">
      <ListHead
        list={list}
        title={texts.chaptersTitle}
        mayRestore={may.remove}
        primary={<AddRecord records={chapters} />}
      />
      <ListBar list={list} search={texts.searchChapters}>
        <OrderSwitch list={list} order={order} name={texts.orderOfSkill} />
      </ListBar>
      <OrderedRows
        records={chapters}
        order={order}
        empty={<NoRecords records={chapters}>{texts.whatAChapterIs}</NoRecords>}
        actions={actions}
        bulk={chapters.bulkActions.map(withMeaning)}
      />
      {earlier.panel}
      {chapters.hasPanel && <ChapterPanel chapters={chapters} languages={languages} skillId={skillId} />}
    </div>
  );
}
