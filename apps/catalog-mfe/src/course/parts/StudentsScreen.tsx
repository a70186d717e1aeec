import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  courseStudentCalls,
  enrolmentSources,
  enrolmentStates,
  type Course,
  type CourseEnrolment,
} from '@lectern/contract/catalog';
import { dateText, StatusLabel, useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, useList, type Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/course-students';
import { CoursePage } from '../CoursePage';
import { changedStudents } from './changed';

const EnrolPanel = lazyWithRetry(() => import(/* webpackChunkName: "course-dialogs" */ './EnrolPanel'));

const marks = { active: 'active', completed: 'completed', revoked: 'inactive' } as const;
const columns: Columns<CourseEnrolment> = [
  { id: 'studentName', head: texts.student, wide: true, cell: ({ studentName }) => studentName },
  { id: 'email', head: texts.email, priority: 2, quiet: true, masked: true, cell: ({ email }) => email },
  {
    id: 'state',
    head: texts.state,
    onCard: true,
    cell: ({ state }) => <StatusLabel status={marks[state]} label={enrolmentStates[state]} />,
  },
  {
    id: 'progress',
    head: texts.progress,
    numeric: true,
    priority: 1,
    cell: ({ progressPercent }) => `${progressPercent} %`,
  },
  { id: 'source', head: texts.source, priority: 3, cell: ({ source }) => enrolmentSources[source] },
  {
    id: 'enrolledAt',
    head: texts.since,
    sort: 'enrolledAt',
    quiet: true,
    priority: 2,
    cell: ({ enrolledAt }) => dateText(enrolledAt),
  },
];
const filters = [
  { name: 'state', label: texts.state, options: optionsOf(enrolmentStates), inBar: texts.allStates },
  { name: 'enrolledAt', label: texts.since },
];

function Students({ course }: { readonly course: Course }): ReactNode {
  const mayEdit = useMay(['courseEdit']) && course.deletedAt === null;
  const maySeeStudents = useMay(['studentList']);
  const confirmSaved = useSaved(changedStudents);
  const { mutateAsync: revoke } = useCall(courseStudentCalls.revoke, { handled: [400, 409] });
  const [isAdding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<CourseEnrolment>();
  const list = useList({
    call: courseStudentCalls.enrolments,
    screen: 'courseStudent',
    ...texts.counts,
    sort: '-enrolledAt',
    nameOf: ({ studentName }) => studentName ?? '',
    columns: () => columns,
    filters,
    ask: (request) => ({ ...request, courseId: course.id }),
  });
  const isSold = course.status === 'published' || course.status === 'unpublished';
  const add = mayEdit && isSold && maySeeStudents && (
    <Button startIcon={<Icon name="plus" />} onClick={() => setAdding(true)}>
      {texts.enrol}
    </Button>
  );
  return (
    <>
      <div className="record-bar">
        <p>{isSold ? texts.meaning : texts.notYet}</p>
        {add}
      </div>
      <ListBar list={list} search={texts.search} isExported={false} />
      <ListBody
        list={list}
        empty={
          <Empty icon="graduation-cap" title={texts.nobody}>
            {texts.nobodyMeans}
          </Empty>
        }
        toOf={maySeeStudents ? ({ studentId }) => `/student/detail/personal-info?id=${studentId}` : undefined}
        {...(mayEdit && {
          actions: (row: CourseEnrolment) =>
            row.state === 'revoked'
              ? []
              : [{ label: texts.revokeWithReason, danger: true, onSelect: () => setRevoking(row) }],
        })}
      />
      {isAdding && <EnrolPanel course={course} onClose={() => setAdding(false)} />}
      {revoking && (
        <ReasonDialog
          danger
          title={texts.revokeTitle(revoking.studentName ?? '', course.title)}
          verb={texts.revoke}
          send={(reason) => revoke({ id: revoking.id, reason })}
          onDone={() => void confirmSaved(texts.revoked)}
          onClose={() => setRevoking(undefined)}
        >
          {texts.revokeMeaning}
        </ReasonDialog>
      )}
    </>
  );
}

/** `/course/detail/students?id=`: who has the course, and how far they are. */
export default function StudentsScreen(): ReactNode {
  return <CoursePage main={(course) => <Students key={course.id} course={course} />} />;
}
