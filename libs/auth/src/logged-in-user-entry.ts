/** Under this name the device keeps, sealed, who is logged in. */
export const loggedInUserKey = 'loggedInUser';
/** Where the console keeps, sealed, what its person opened last. */
export const recentKey = 'recent';

/** Where an entry can be: a full local storage leaves that of the tab. */
export const storages = (): readonly Storage[] => [localStorage, sessionStorage];

/** Whether somebody is logged in on this device. The server's word counts as well: without its session nothing opens. */
export const isLoggedInUserStored = (): boolean =>
  storages().some((storage) => storage.getItem(loggedInUserKey) !== null);

/** Forgets what the person opened last. */
export const forgetRecent = (): void => localStorage.removeItem(recentKey);

let forgotten = 0;

/** How often this page has forgotten who was logged in: an entry begun before is no longer theirs. */
export const timesForgotten = (): number => forgotten;

/** Forgets who was logged in, and what they opened last. */
export const forgetLoggedInUser = (): void => {
  forgotten += 1;
  for (const storage of storages()) storage.removeItem(loggedInUserKey);
  forgetRecent();
};
