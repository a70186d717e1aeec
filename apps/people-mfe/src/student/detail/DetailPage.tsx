import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { PersonPage } from '../../detail/PersonPage';
import { NoStudent } from '../NoStudent';
import { useStudent } from '../use-student';
import * as texts from '../../texts/detail';
import * as page from '../../texts/page';
import { DetailHead } from './DetailHead';

interface Props {
  readonly main: (student: StudentDetail) => ReactNode;
  readonly aside?: (student: StudentDetail) => ReactNode;
}

const noteOf = ({ status, deletedAt, isMasked }: StudentDetail, mayReveal: boolean): string | undefined => {
  if (status === 'erased') return texts.isErased;
  if (deletedAt) return texts.isDeleted;
  if (!isMasked) return undefined;
  return mayReveal ? texts.isMaskedOneByOne : texts.isMasked;
};

/** One tab of the student in the address. */
export function DetailPage({ main, aside }: Props): ReactNode {
  const { id, read, student } = useStudent();
  const mayReveal = useMay(studentCalls.reveal.access);
  if (id === undefined) return <NoStudent />;
  return (
    <PersonPage
      head={<DetailHead id={id} student={student} />}
      reads={[read]}
      what={page.theStudent}
      loading={page.loading}
      note={student && noteOf(student, mayReveal)}
      main={() => student && main(student)}
      {...(aside && { aside: () => student && aside(student) })}
    />
  );
}
