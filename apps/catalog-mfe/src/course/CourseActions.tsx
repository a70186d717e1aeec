import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { Course } from '@lectern/contract/catalog';
import { RowMenu, type RowAction } from '@lectern/ui-kit';
import { CopyLink } from '@lectern/ui-kit/detail';
import { useTransitions } from '@lectern/ui-kit/flow';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import { useRowChanges } from '@lectern/ui-kit/records';
import { Link, useNavigate } from '@lectern/ui-kit/router';
import { tab as preview } from '../texts/course-preview';
import * as texts from '../texts/courses';
import { listPath, previewPath } from './address';
import { course as record } from './course';
import DeleteCourse from './DeleteCourse';
import { useDuplicate } from './use-duplicate';

/** The actions on a course's page: the usual next step as a button, all others in the menu. */
export function CourseActions({ course }: { readonly course: Course }): ReactNode {
  const navigate = useNavigate();
  const { restore } = useRowChanges(record);
  const { actionsOf, question, busy } = useTransitions(record);
  const duplicate = useDuplicate();
  const [mayEdit, mayRemove] = [useMay(['courseEdit']), useMay(['courseDelete'])];
  const [isDeleting, setDeleting] = useState(false);
  const isLive = course.deletedAt === null;
  const [next, ...others] = actionsOf(course);
  const more: RowAction[] = [
    ...others,
    ...(isLive && mayEdit ? [{ label: texts.duplicate, onSelect: () => duplicate(course) }] : []),
    ...(isLive && mayRemove ? [{ label: texts.remove, danger: true, onSelect: () => setDeleting(true) }] : []),
  ];
  const close = (): void => setDeleting(false);
  return (
    <>
      <CopyLink />
      {isLive && (
        <Button variant="text" component={Link} to={previewPath(course.id)}>
          {preview}
        </Button>
      )}
      {next && (
        <Button variant="outlined" aria-busy={busy} onClick={next.onSelect}>
          {next.label}
        </Button>
      )}
      {!isLive && mayRemove && (
        <Button variant="contained" startIcon={<Icon name="rotate-ccw" />} onClick={() => restore(course)}>
          {texts.restore}
        </Button>
      )}
      {more.length > 0 && <RowMenu label={texts.moreFor(course.title)} actions={more} />}
      {isDeleting && <DeleteCourse row={course} onDeleted={() => void navigate(listPath)} onClose={close} />}
      {question}
    </>
  );
}
