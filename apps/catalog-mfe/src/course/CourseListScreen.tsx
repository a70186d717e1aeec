import { useMemo, type ReactNode } from 'react';
import type { CourseRow } from '@lectern/contract/catalog';
import type { RowAction } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, NoRecords, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead, type BulkAction } from '@lectern/ui-kit/table';
import { useCategories } from '../skill/categories';
import * as texts from '../texts/courses';
import { infoPath } from './address';
import { useFilterOptions } from './choices';
import { columns, course, filtersOf } from './course';
import { useDuplicate } from './use-duplicate';

const NewCourse = lazyWithRetry(() => import(/* webpackChunkName: "course-dialogs" */ './NewCourse'));
const DeleteCourse = lazyWithRetry(() => import(/* webpackChunkName: "course-dialogs" */ './DeleteCourse'));

/** Courses in use are left as they are by a deletion of many. */
const withConsequence = (action: BulkAction): BulkAction =>
  action.action === 'course.delete' ? { ...action, consequence: texts.manyDeleted } : action;

/** `/course/video-course`: the list, a new course in the side panel, and Recently deleted. */
export default function CourseListScreen(): ReactNode {
  const navigate = useNavigate();
  const categories = useCategories();
  const options = useFilterOptions();
  const filters = useMemo(
    () => filtersOf({ ...options, categories: categories.options }),
    [options, categories.options],
  );
  const courses = useRecords(course, { columns, filters });
  const { list, may, deleting, askDelete, opened, open } = courses;
  const { actionsOf, question } = useTransitions(course);
  const duplicate = useDuplicate();
  const close = (): void => askDelete(undefined);
  const actions = (row: CourseRow): readonly RowAction[] => {
    const copy = may.edit ? [{ label: texts.duplicate, onSelect: () => duplicate(row) }] : [];
    const menu = courses.rowActions(row, [...actionsOf(row), ...copy], texts.deleteBlockers[row.status]);
    if (row.deletedAt !== null) return menu;
    // Courses have pages instead of the panel that the menu's first entry opens.
    return [{ label: texts.open, onSelect: () => void navigate(infoPath(row.id)) }, ...menu.slice(1)];
  };
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={courses} />} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={<NoRecords records={courses}>{texts.whatItIs}</NoRecords>}
        actions={actions}
        toOf={list.state.deleted ? undefined : ({ id }) => infoPath(id)}
        bulk={courses.bulkActions.map(withConsequence)}
      />
      {opened === 'new' && may.edit && <NewCourse categories={categories} onClose={() => open(undefined)} />}
      {deleting && <DeleteCourse row={deleting} onDeleted={close} onClose={close} />}
      {question}
    </div>
  );
}
