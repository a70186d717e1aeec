/** Where one is signed in. */
export const title = 'My sessions';
export const yourSessions = 'Your sessions';
export const notWhileImpersonating = 'Not available while impersonating';
export const isThisOne = 'This is your current session. Use Logout instead';

/** What is known of a session. */
export const device = 'Device';
export const thisSession = (device: string): string => `${device} (this session)`;
export const actsForYou = (device: string, who: string): string => `${device} (${who} acts for you)`;
export const thisSessionActsForYou = (device: string, who: string): string =>
  `${device} (this session) (${who} acts for you)`;
export const place = 'Place';
export const unknownPlace = 'Unknown';
export const lastUse = 'Last active';
export const now = 'Now';
export const signedIn = 'Signed in';
export const endsAtTheLatest = 'Expires';
export const app = 'App';
export const appOn = (system: string): string => `App on ${system}`;
export const browserOn = (browser: string, system: string): string => `${browser} on ${system}`;
export const unknownBrowser = 'Unknown browser';

/** Ending one, or all others. */
export const endLabel = 'End session…';
export const endTitle = 'End this session?';
export const endVerb = 'End session';
export const endConsequence = (device: string): string => `${device} will be signed out immediately.`;
export const ended = 'Session ended';
export const endOthers = 'End all other sessions';
export const endOthersTitle = 'End all other sessions?';
export const endOthersConsequence = 'You are signed out everywhere but here.';
export const othersEnded = 'All other sessions ended';
