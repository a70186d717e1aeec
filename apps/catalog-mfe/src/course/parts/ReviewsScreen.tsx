import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { courseStudentCalls, reviewStatuses, type Course, type CourseReview } from '@lectern/contract/catalog';
import { dateText, notify, StatusLabel, useAction, useSaved } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/form';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, useList, type Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/course-students';
import { CoursePage } from '../CoursePage';
import { changedStudents } from './changed';

const marks = { shown: 'published', hidden: 'hidden' } as const;
const columns: Columns<CourseReview> = [
  { id: 'studentName', head: texts.student, cell: ({ studentName }) => studentName },
  { id: 'rating', head: texts.rating, onCard: true, numeric: true, cell: ({ rating }) => texts.starsOf(rating) },
  { id: 'body', head: texts.review, wide: true, priority: 1, onCard: true, cell: ({ body }) => body },
  {
    id: 'status',
    head: texts.status,
    onCard: true,
    cell: ({ status }) => <StatusLabel status={marks[status]} label={reviewStatuses[status]} />,
  },
  { id: 'statusReason', head: texts.reason, priority: 3, quiet: true, cell: ({ statusReason }) => statusReason },
  {
    id: 'createdAt',
    head: texts.written,
    sort: 'createdAt',
    quiet: true,
    priority: 2,
    cell: ({ createdAt }) => dateText(createdAt),
  },
];
const filters = [
  { name: 'status', label: texts.status, options: optionsOf(reviewStatuses), inBar: texts.allReviews },
  { name: 'rating', label: texts.rating },
  { name: 'createdAt', label: texts.written },
];

function Reviews({ course }: { readonly course: Course }): ReactNode {
  const mayEdit = useMay(['courseEdit']) && course.deletedAt === null;
  const confirmSaved = useSaved(changedStudents);
  const attempt = useAction(changedStudents);
  const { mutateAsync: change } = useCall(courseStudentCalls.changeReview, { handled: [400, 409] });
  const [hiding, setHiding] = useState<CourseReview>();
  const list = useList({
    call: courseStudentCalls.reviews,
    screen: 'courseReview',
    ...texts.reviewCounts,
    sort: '-createdAt',
    nameOf: ({ studentName }) => texts.reviewOf(studentName ?? ''),
    columns: () => columns,
    filters,
    ask: (request) => ({ ...request, courseId: course.id }),
  });
  const show = ({ id, version }: CourseReview): void =>
    void attempt(() => change({ id, version, status: 'shown' }), {
      successText: texts.shownAgain,
      onFailure: ({ message }) => notify('error', message),
    });
  return (
    <>
      <ListBar list={list} search={texts.search} isExported={false} />
      <ListBody
        list={list}
        empty={
          <Empty icon="circle-play" title={texts.noReviews}>
            {texts.noReviewsMeans}
          </Empty>
        }
        {...(mayEdit && {
          actions: (row: CourseReview) =>
            row.status === 'hidden'
              ? [{ label: texts.show, onSelect: () => show(row) }]
              : [{ label: texts.hideWithReason, onSelect: () => setHiding(row) }],
        })}
      />
      {hiding && (
        <ReasonDialog
          title={texts.hideTitle(hiding.studentName ?? '')}
          verb={texts.hide}
          send={(reason) => change({ id: hiding.id, version: hiding.version, status: 'hidden', reason })}
          onDone={() => void confirmSaved(texts.hidden)}
          onClose={() => setHiding(undefined)}
        >
          {texts.hideMeaning}
        </ReasonDialog>
      )}
    </>
  );
}

/** `/course/detail/reviews?id=`: what students say of the course; staff hide what does not belong there. */
export default function ReviewsScreen(): ReactNode {
  return <CoursePage main={(course) => <Reviews key={course.id} course={course} />} />;
}
