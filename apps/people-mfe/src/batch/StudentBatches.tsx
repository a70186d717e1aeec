import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { batchMemberCalls } from '@lectern/contract/people';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/batch-page';
import { batchPath, listOfStudent } from './address';
import { MemberMark } from './member-columns';
import './student-batches.css';

const shown = 5;

/** The memberships of a student on their page, with the way to all of their batches. */
export function StudentBatches({ studentId }: { readonly studentId: number }): ReactNode {
  const { data, error } = useRead(batchMemberCalls.list, { studentId, limit: shown }, { quiet: true, handled: 'all' });
  return (
    <section aria-label={texts.ofStudent}>
      <h2>{texts.ofStudent}</h2>
      {error && <p className="is-nothing">{texts.notLoaded}</p>}
      {data?.items.length === 0 && <p className="is-nothing">{texts.inNone}</p>}
      {data && data.items.length > 0 && (
        <>
          <ul className="student-batches">
            {data.items.map((member) => (
              <li key={member.id}>
                <Link to={batchPath(member.batchId)}>{member.batchTitle}</Link>
                <MemberMark member={member} />
              </li>
            ))}
          </ul>
          <Link to={listOfStudent(studentId)}>{texts.allOfStudent}</Link>
        </>
      )}
    </section>
  );
}
