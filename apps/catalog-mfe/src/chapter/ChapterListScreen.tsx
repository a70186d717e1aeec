import { useMemo, type ReactNode } from 'react';
import { chapterCalls, type ChapterRow } from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { OrderedRows, OrderSwitch, useOnlyParent, useOrder } from '@lectern/ui-kit/record-order';
import { AddRecord, fieldProps, NoRecords, perStatus, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { ListBar, ListHead } from '@lectern/ui-kit/table';
import { useSkillOptions } from '../pick/found';
import { useCategories } from '../skill/categories';
import * as texts from '../texts/chapters';
import * as picked from '../texts/pick';
import { chapters as allChapters, chaptersInOrder, columns } from './chapter';

const ChapterPanel = lazyWithRetry(() => import(/* webpackChunkName: "chapter-panel" */ './ChapterPanel'));
const withConsequence = perStatus({ inactive: { consequence: texts.manyDeactivated } });

/** `/chapters`: the list, one chapter with its topics in the side panel, and Recently deleted. */
export default function ChapterListScreen(): ReactNode {
  const categories = useCategories();
  const skills = useSkillOptions();
  const skillId = useOnlyParent('skillId');
  const filters = useMemo(
    () => [
      { ...fieldProps(allChapters, 'categoryId'), inBar: picked.allCategories, options: categories.options },
      { ...fieldProps(allChapters, 'skillId'), inBar: picked.allSkills, options: skills },
      ...standardFilters(allChapters),
    ],
    [categories.options, skills],
  );
  const chapters = useRecords(skillId === undefined ? allChapters : chaptersInOrder, { columns, filters });
  const { list, may } = chapters;
  const order = useOrder(chapters, 'skillId', chapterCalls.order);
  const actions = (row: ChapterRow, move: readonly RowAction[]): readonly RowAction[] => {
    const [open, ...others] = chapters.rowActions(row);
    return open ? [open, ...move, ...others] : [];
  };
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={chapters} />} />
      <ListBar list={list} search={texts.search}>
        <OrderSwitch list={list} order={order} name={texts.orderOfSkill} />
      </ListBar>
      <OrderedRows
        records={chapters}
        order={order}
        empty={<NoRecords records={chapters}>{texts.whatItIs}</NoRecords>}
        actions={actions}
        bulk={chapters.bulkActions.map(withConsequence)}
      />
      {chapters.hasPanel && <ChapterPanel chapters={chapters} categories={categories} skillId={skillId} />}
    </div>
  );
}
