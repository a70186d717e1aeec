import type { ReactNode } from 'react';
import { LogOut } from 'lucide-react';
import { useSession } from '@lectern/auth';
import { Button } from '@lectern/ui-kit/mui';
import { nameOf } from '../layout/person';
import './student-area.css';

/** Where a student lands: who they are, and the way out. */
export function StudentArea({ onSignOut }: { readonly onSignOut: () => void }): ReactNode {
  const document = useSession((session) => session.document);
  if (!document) return null;
  return (
    <section className="student-area">
      <h1 tabIndex={-1}>{nameOf(document.user)}</h1>
      {document.user.email && <p>{document.user.email}</p>}
      <Button startIcon={<LogOut size={16} strokeWidth={1.75} aria-hidden />} onClick={onSignOut}>
        Logout
      </Button>
    </section>
  );
}
