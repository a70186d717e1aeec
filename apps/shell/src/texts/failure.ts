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
