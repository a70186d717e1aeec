import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { useWaysOut } from '../session/ways-out';
import './impersonation.css';

/** `/impersonate-notify`: says that the mode is on, and leads back. */
export function ImpersonateNotify(): ReactNode {
  const { goBackToAdmin } = useWaysOut();
  return (
    <section className="acting-notify">
      <h1 tabIndex={-1}>Impersonate mode is on Please click below button to quit impersonate mode and go back to admin.</h1>
      <Button variant="contained" onClick={() => void goBackToAdmin()}>
        Go Back To Admin
      </Button>
    </section>
  );
}
