import type { ReactNode } from 'react';
import type { PropsOf, studentAside } from '@lectern/remote-kit/slots';
import { PersonMoney } from './PersonMoney';

/** Plan and payments of a student: the contribution to `people.student.aside.v1`. */
export default function StudentMoney({ studentId }: PropsOf<typeof studentAside>): ReactNode {
  return <PersonMoney person={{ kind: 'student', id: studentId }} />;
}
