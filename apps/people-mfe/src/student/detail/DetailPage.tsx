import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
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
  const note = student && noteOf(student, mayReveal);
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
