import type { ReactNode } from 'react';
import type { CourseRow } from '@lectern/contract/catalog';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { course } from './course';

interface Props {
  readonly row: CourseRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a course is deleted. */
export default function DeleteCourse(props: Props): ReactNode {
  return <DeleteRecord record={course} {...props} />;
}
