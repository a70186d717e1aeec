import type { ReactNode } from 'react';

/** While this browser has published releases in place of the live ones. */
export const bar = 'Try';
export const tries = (releases: ReactNode, until: ReactNode): ReactNode => (
  <>
    Trying {releases} {until}
  </>
);
export const until = (time: string): string => `· until ${time}`;
export const hasEnded = 'The try has ended. This page may still show what it tried.';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link was not copied';
export const end = 'End';
export const ends = 'End try';
export const reloadPage = 'Reload';

/** The question that begins one. */
export const start = 'Try…';
export const title = 'Try these releases?';
export const verb = 'Start try';
export const consequence =
  'Only you, only in this browser, get them in place of what is live, with your rights and on the real data. The page reloads. This is logged.';
export const releases = 'Releases';
export const publishedAs = (time: string, by: string | null): string =>
  by === null ? `Published ${time}` : `Published ${time} by ${by}`;
export const blockers = 'Nothing can be tried';
export const reading = 'Looking for the releases…';
export const theReleases = 'The releases';
export const minutes = 'Minutes';
export const isWithdrawn = 'It is withdrawn';
export const notWhileImpersonating = 'Not available while impersonating';
