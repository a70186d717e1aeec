import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { courseStatuses, type Course, type CourseNeed } from '@lectern/contract/catalog';
import type { PageRead } from '@lectern/ui-kit/detail';
import { RecordColumns, RecordPage } from '@lectern/ui-kit/record-page';
import * as texts from '../texts/courses';
import { courseTabs, listPath, tabPath, type CourseTab } from './address';
import { priceText } from './course';
import { CourseActions } from './CourseActions';
import { tabOfNeed } from './needs';
import { useCourse, type Timeline } from './use-course';
import '../detail/record-page.css';

const headOf = (course: Course) => ({
  name: course.title,
  status: course.deletedAt ? 'deleted' : course.status,
  statusLabel: course.deletedAt ? undefined : courseStatuses[course.status],
  identity: [texts.idOf(course.id), course.categoryPath.join(' / '), course.trainerName].filter(Boolean).join(' · '),
  figures: [
    [texts.price, priceText(course)],
    [texts.lessons, String(course.lessons)],
    [texts.duration, texts.minutes(course.duration)],
    [texts.students, course.enrolments.toLocaleString('en-GB')],
    [texts.rating, course.rating === null ? texts.notRated : texts.stars(course.rating)],
  ] as const,
  actions: <CourseActions key={course.version} course={course} />,
});

/** A tab with something that publishing still needs says so. */
const tabsOf = (id: number, missing: readonly CourseNeed[]) =>
  (Object.keys(courseTabs) as CourseTab[]).map((tab) => ({
    title: texts.tabs[tab],
    to: tabPath(tab, id),
    mark: missing.some((need) => tabOfNeed(need) === tab) ? texts.toDo : undefined,
  }));

interface Props {
  /** What else the tab needs before it is shown. */
  readonly reads?: Parameters<typeof PageRead>[0]['reads'];
  /** The tab's own part; `mayEdit` is false where the course is archived or deleted, too. */
  readonly main: (course: Course, mayEdit: boolean) => ReactNode;
  /** Next to it, above it on narrow screens. */
  readonly aside?: (course: Course, timeline: Timeline) => ReactNode;
}

/** One tab of the course in the address. */
export function CoursePage({ reads, main, aside }: Props): ReactNode {
  const found = useCourse();
  const mayEdit = useMay(['courseEdit']);
  const missing = found.row?.missing ?? [];
  const isOpen = (course: Course): boolean => course.deletedAt === null && course.status !== 'archived';
  return (
    <RecordPage
      title={texts.one}
      icon="circle-play"
      what={texts.theCourse}
      loading={texts.loading}
      head={headOf}
      tabs={(id) => tabsOf(id, missing)}
      notes={(course) => [!isOpen(course) && (course.deletedAt ? texts.isDeleted : texts.isArchived)]}
      {...{ found, texts, listPath, ...(reads && { reads }) }}
    >
      {(course) => (
        <RecordColumns aside={aside?.(course, found.read.data?.timeline ?? [])}>
          {main(course, mayEdit && isOpen(course))}
        </RecordColumns>
      )}
    </RecordPage>
  );
}
