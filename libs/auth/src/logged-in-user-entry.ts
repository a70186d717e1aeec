/** Under this name the device keeps, sealed, who is logged in. */
export const loggedInUserKey = 'loggedInUser';
/** Key of the sealed entry with the records that the user opened last. */
export const recentKey = 'recent';

/** Storages that can have an entry: a full local storage leaves that of the tab. */
export const storages = (): readonly Storage[] => [localStorage, sessionStorage];

/** True when a user is logged in on this device. Nothing opens without a session of the server as well. */
export const isLoggedInUserStored = (): boolean =>
  storages().some((storage) => storage.getItem(loggedInUserKey) !== null);

/** Forgets what the person opened last. */
export const forgetRecent = (): void => localStorage.removeItem(recentKey);

/** Forgets the drafts of diagrams (content-mfe, `drafts.ts`): they are of one person, and the browser may be of several. */
const forgetDiagrams = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith('diagram-draft:')) localStorage.removeItem(key);
};

let forgotten = 0;

/** Number of times that this page has forgotten its user. An entry begun before is no longer theirs. */
export const timesForgotten = (): number => forgotten;

/** Forgets who was logged in, what they opened last, and drafts of diagrams. */
export const forgetLoggedInUser = (): void => {
  forgotten += 1;
  for (const storage of storages()) storage.removeItem(loggedInUserKey);
  forgetRecent();
  forgetDiagrams();
};
