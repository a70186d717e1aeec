import type { ReactNode } from 'react';

/** A screen that the person may not open. */
export const backToHome = 'Back To Home';
export const needsRight = (screen: string, rights: ReactNode, role: ReactNode): ReactNode => (
  <>
    You need the permission {rights} for {screen}. Your role, {role}, does not have it.
  </>
);
export const whoGivesIt = 'A super admin can give it.';
