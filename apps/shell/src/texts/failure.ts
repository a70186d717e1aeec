/** In the place of what a remote could not show. */
export const nothingAffected = 'Your saved work is safe. The rest of the console still works.';
export const failed = (what: string): string => `${what} failed`;
export const pageNotAffected = (cause: string): string => `${cause}. The rest of this page is not affected.`;
export const hadError = (what: string): string => `${what} has a problem`;
export const mayBeIncomplete = (reference: string): string => `Some content may be missing. Reference ${reference}`;
export const goesOn = (version: string, reference: string): string =>
  `Version ${version}, the last one that worked, is shown. Reference ${reference}`;
export const referenceIs = (reference: string): string => `Reference ${reference}`;
export const cause = 'Cause';
export const since = 'Since';
export const reference = 'Reference';
export const team = 'Team';
export const copy = 'Copy';
export const copied = ' Copied';
export const retry = 'Retry';
export const trying = 'Trying…';
export const dismiss = 'Dismiss';
export const today = 'Today';
export const tries = (count: number): string => `${count} tries`;
export const changedPage = (changes: string, others: number): string =>
  `It changed what every part of the console needs: ${changes}${others > 0 ? ` and ${others} more` : ''}`;
export const startAnyway = 'Start anyway';
export const hidPage = 'Its style sheet made the page invisible';
export const frozeTwice = 'The page froze twice while this version was starting';
export const stopped = 'It was stopped, because the page froze twice.';
export const tooManyNavigations = (most: number): string =>
  `It changed the address more than ${most} times in a second; the rest was dropped`;
