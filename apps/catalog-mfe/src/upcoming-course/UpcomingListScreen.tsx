import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { isStillUpcoming, upcomingCourseCalls, type UpcomingCourseRow } from '@lectern/contract/catalog';
import { useAction, type RowAction } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { AddRecord, fieldProps, NoRecords, standardFilters, useRecords } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import { ListBar, ListBody, ListHead } from '@lectern/ui-kit/table';
import { useTrainerOptions } from '../pick/trainers';
import { useCategories } from '../skill/categories';
import * as picked from '../texts/pick';
import * as texts from '../texts/upcoming-courses';
import { columns, coursePath, upcomingCourse } from './upcoming-course';

const UpcomingPanel = lazyWithRetry(() => import(/* webpackChunkName: "upcoming-panel" */ './UpcomingPanel'));

/** `/course/upcoming-course`: the list, one upcoming course with its interest in the side panel, and Recently deleted. */
export default function UpcomingListScreen(): ReactNode {
  const navigate = useNavigate();
  const categories = useCategories();
  const trainers = useTrainerOptions();
  const filters = useMemo(
    () => [
      { ...fieldProps(upcomingCourse, 'categoryId'), inBar: picked.allCategories, options: categories.options },
      { ...fieldProps(upcomingCourse, 'trainerId'), options: trainers },
      ...standardFilters(upcomingCourse),
    ],
    [categories.options, trainers],
  );
  const courses = useRecords(upcomingCourse, { columns, filters });
  const { list, may, record } = courses;
  const { actionsOf, question } = useTransitions(upcomingCourse);
  const { mutateAsync: convert } = useCall(upcomingCourseCalls.convert);
  const attempt = useAction(record.changed);
  const ownActions = (row: UpcomingCourseRow): readonly RowAction[] => {
    const { id, version, status, courseId } = row;
    if (courseId !== null) return [{ label: texts.openCourse, onSelect: () => void navigate(coursePath(courseId)) }];
    if (!may.edit || !isStillUpcoming(status)) return [];
    const isReady = row.trainerId !== null && row.languageId !== null;
    return [
      ...actionsOf(row),
      {
        label: texts.convert,
        disabledReason: isReady ? undefined : texts.trainerFirst,
        onSelect: () => void attempt(() => convert({ id, version }), { successText: texts.converted }),
      },
    ];
  };
  return (
    <div className="page-stack">
      <ListHead list={list} title={texts.title} mayRestore={may.remove} primary={<AddRecord records={courses} />} />
      <ListBar list={list} search={texts.search} />
      <ListBody
        list={list}
        empty={<NoRecords records={courses}>{texts.whatItIs}</NoRecords>}
        actions={(row) => courses.rowActions(row, ownActions(row))}
        bulk={courses.bulkActions}
        toOf={courses.toOf}
        currentKey={courses.currentKey}
      />
      {question}
      {courses.hasPanel && <UpcomingPanel courses={courses} categories={categories} />}
    </div>
  );
}
