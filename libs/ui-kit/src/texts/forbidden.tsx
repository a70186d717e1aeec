import type { ReactNode } from 'react';

/** A screen that the person may not open. */
export const backToHome = 'Back To Home';
export const or = ' or ';
export const needsRight = (screen: string, rights: ReactNode, role: ReactNode): ReactNode => (
  <>
    {screen} needs the right {rights}, which your role, {role}, does not hold.
  </>
);
export const whoGivesIt = 'A super admin can give it.';
