import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { courseCalls, type Course } from '@lectern/contract/catalog';
import { useTransitions } from '@lectern/ui-kit/flow';
import { Button } from '@lectern/ui-kit/mui';
import { RecordActions } from '@lectern/ui-kit/record-page';
import { Link } from '@lectern/ui-kit/router';
import { tab as preview } from '../texts/course-preview';
import * as texts from '../texts/courses';
import { listPath, previewPath } from './address';
import { course as record } from './course';
import { useDuplicate } from './use-duplicate';

/** The actions on a course's page. */
export function CourseActions({ course }: { readonly course: Course }): ReactNode {
  const duplicate = useDuplicate();
  const mayEdit = useMay(courseCalls.update.access);
  const isLive = course.deletedAt === null;
  return (
    <>
      {isLive && (
        <Button variant="text" component={Link} to={previewPath(course.id)}>
          {preview}
        </Button>
      )}
      <RecordActions
        record={record}
        row={course}
        flow={useTransitions(record)}
        more={isLive && mayEdit ? [{ label: texts.duplicate, onSelect: () => duplicate(course) }] : []}
        deleteBlocker={texts.deleteBlockers[course.status]}
        {...{ listPath }}
      />
    </>
  );
}
