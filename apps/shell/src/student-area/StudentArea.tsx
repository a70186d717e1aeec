import { useMemo, type ReactNode } from 'react';
import { Info, LogOut } from 'lucide-react';
import { useSession } from '@lectern/auth';
import { studentArea } from '@lectern/remote-kit/slots';
import { Button } from '@lectern/ui-kit/mui';
import { RemoteSlot, type FrameProps } from '../composition/RemoteSlot';
import { nameOf } from '../layout/person';
import { registryOf } from '../session/registry';
import { useWaysOut } from '../session/ways-out';
import * as texts from '../texts/acting';
import './student-area.css';

function Block({ children }: FrameProps): ReactNode {
  return <div className="student-block">{children}</div>;
}

/** Where a student lands: who they are, the way out, and the blocks that remotes contribute; also what an admin sees who acts for them. */
export function StudentArea(): ReactNode {
  const { document, rights } = useSession();
  const { signOut } = useWaysOut();
  const [userId, impersonated] = [document?.user.id ?? 0, Boolean(document?.impersonating)];
  const versions = useMemo(() => [{ slot: studentArea, props: { userId, impersonated } }], [userId, impersonated]);
  if (!document) return null;
  return (
    <>
      <header className="student-head">
        <div>
          <h1 tabIndex={-1}>{nameOf(document.user)}</h1>
          {document.user.email && <p>{document.user.email}</p>}
        </div>
        {!impersonated && (
          <Button startIcon={<LogOut size={16} strokeWidth={1.75} aria-hidden />} onClick={() => void signOut()}>
            {texts.logout}
          </Button>
        )}
      </header>
      {impersonated && (
        <p className="student-note">
          <Info size={16} strokeWidth={1.75} aria-hidden />
          <span>{texts.notInStudentArea}</span>
        </p>
      )}
      <RemoteSlot
        versions={versions}
        registry={registryOf(document)}
        rights={rights}
        frame={Block}
        waiting={<div className="student-waiting" aria-hidden />}
      />
    </>
  );
}
