import type { ReactNode } from 'react';
import type { StudentDetail } from '@lectern/contract/people';
import { ListError } from '@lectern/ui-kit/states';
import { NoStudent } from '../NoStudent';
import { useStudent } from '../use-student';
import { Waiting } from '../Waiting';
import { DetailHead } from './DetailHead';
import '../screen.css';
import './detail.css';

interface Props {
  readonly main: (student: StudentDetail) => ReactNode;
  readonly aside: (student: StudentDetail) => ReactNode;
}

const noteOf = ({ status, deletedAt, isMasked }: StudentDetail): string | undefined => {
  if (status === 'erased') return 'This student has been erased: nothing personal is left.';
  if (deletedAt) return 'This student has been deleted, and can be restored for 30 days.';
  return isMasked ? 'Addresses, numbers and the date of birth are masked: seeing them in full needs the right piiReveal.' : undefined;
};

/** One tab of the student that the address names. */
export function DetailPage({ main, aside }: Props): ReactNode {
  const { id, read, student } = useStudent();
  if (id === undefined) return <NoStudent />;
  const note = student && noteOf(student);
  return (
    <div className="student-page">
      <DetailHead id={id} student={student} />
      {read.error ? (
        <ListError error={read.error} what="The student" busy={read.isFetching} onRetry={() => void read.refetch()} />
      ) : student ? (
        <>
          {note && <p className="student-detail-note">{note}</p>}
          <div className="student-columns">
            <div>{main(student)}</div>
            <div>{aside(student)}</div>
          </div>
        </>
      ) : (
        <Waiting label="Loading the student" />
      )}
    </div>
  );
}
