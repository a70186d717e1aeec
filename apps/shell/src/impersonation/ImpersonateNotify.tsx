import type { ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { useWaysOut } from '../session/ways-out';
import * as texts from '../texts/acting';
import './impersonation.css';

/** `/impersonate-notify`: says that the mode is on, and leads back. */
export function ImpersonateNotify(): ReactNode {
  const { goBackToAdmin } = useWaysOut();
  return (
    <section className="acting-notify">
      <h1 tabIndex={-1}>{texts.isOn}</h1>
      <Button variant="contained" onClick={() => void goBackToAdmin()}>
        {texts.goBack}
      </Button>
    </section>
  );
}
