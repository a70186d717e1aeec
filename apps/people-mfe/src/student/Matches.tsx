import type { ReactNode } from 'react';
import type { SameMobile } from '@lectern/contract/people';
import { Link } from '@lectern/ui-kit/router';
import { infoPath } from './address';
import './matches.css';

/** The accounts with a number; each student links to their page. */
export function Matches({ matches }: { readonly matches: SameMobile['matches'] }): ReactNode {
  return (
    <ul className="student-matches">
      {matches.map(({ id, studentId, name, roleName, email, status }) => (
        <li key={id}>
          {studentId === null ? name : <Link to={infoPath(studentId)}>{name}</Link>}
          <span>{[roleName, email, status === 'active' ? '' : status].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
  );
}
