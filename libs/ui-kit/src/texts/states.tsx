import type { ReactNode } from 'react';

/** What stands in the place of rows or of a screen. */
export const clearFilters = 'Clear filters';
export const seesOnly = (filters: string): string => `You see only: ${filters}.`;
export const withoutFilters = (count: string): string => ` Without filters there are ${count}.`;
export const theList = 'The list';
export const notLoaded = (what: string): string => `${what} could not be loaded.`;
export const referenceIs = (reference: string): string => `Reference ${reference} `;
export const retry = 'Retry';
export const trying = 'Trying…';

/** A screen that leads nowhere, or that is closed. */
export const notFound = 'Page Not Found';
export const leadsNowhere = 'The address leads to no screen of this console.';
export const backToHome = 'Back To Home';
export const or = ' or ';
export const needsRight = (screen: string, rights: ReactNode, role: ReactNode): ReactNode => (
  <>
    {screen} needs the right {rights}, which your role, {role}, does not hold.
  </>
);
export const whoGivesIt = 'A super admin can give it.';
