import type { ReactNode } from 'react';
import type { StudentDetail } from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { NoStudent } from '../NoStudent';
import { useStudent } from '../use-student';
import * as texts from '../../texts/detail';
import * as page from '../../texts/page';
import { DetailHead } from './DetailHead';
import './detail.css';

interface Props {
  readonly main: (student: StudentDetail) => ReactNode;
  readonly aside: (student: StudentDetail) => ReactNode;
}

const noteOf = ({ status, deletedAt, isMasked }: StudentDetail): string | undefined => {
  if (status === 'erased') return texts.isErased;
  if (deletedAt) return texts.isDeleted;
  return isMasked ? texts.isMasked : undefined;
};

/** One tab of the student in the address. */
export function DetailPage({ main, aside }: Props): ReactNode {
  const { id, read, student } = useStudent();
  if (id === undefined) return <NoStudent />;
  const note = student && noteOf(student);
  return (
    <div className="page-stack">
      <DetailHead id={id} student={student} />
      <PageRead reads={[read]} what={page.theStudent} loading={page.loading}>
        {() =>
          student && (
            <>
              {note && <p className="student-detail-note">{note}</p>}
              <div className="student-columns">
                <div>{main(student)}</div>
                <div>{aside(student)}</div>
              </div>
            </>
          )
        }
      </PageRead>
    </div>
  );
}
