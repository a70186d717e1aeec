import type { ReactNode } from 'react';
import { CoursePage } from '../course/CoursePage';
import { Curriculum } from './Curriculum';

/** `/course/detail/curriculum?id=`: sections and lessons in their order, one of them next to the list. */
export default function CurriculumScreen(): ReactNode {
  return <CoursePage main={({ id }, mayEdit) => <Curriculum courseId={id} mayEdit={mayEdit} />} />;
}
