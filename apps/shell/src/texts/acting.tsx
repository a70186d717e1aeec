import type { ReactNode } from 'react';

/** While somebody acts for somebody else. */
export const bar = 'Impersonation';
export const actingAs = (who: ReactNode, whom: ReactNode): ReactNode => (
  <>
    {who} acting as {whom}
  </>
);
export const minutesLeft = (minutes: number): string => `${minutes} min left`;
export const timeIsOver = 'time is up';
export const goBack = 'Go Back To Admin';
export const isOn = 'Impersonate mode is on Please click below button to quit impersonate mode and go back to admin.';
export const notInStudentArea =
  'Changing the password, blocking and revealing are refused while you act for somebody else. What you do here is recorded under both names.';
export const logout = 'Logout';
