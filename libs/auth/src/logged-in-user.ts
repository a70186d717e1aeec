import { seal, storeContext } from '@lectern/contract/seal';
import { deviceId } from './device-id';

const key = 'loggedInUser';
/** Where the console keeps, sealed, what its person opened last. */
export const recentKey = 'recent';

/** What the device keeps of who is signed in. */
export interface LoggedInUser {
  readonly role: number;
  readonly rights: readonly string[];
}

/** Writes the entry, sealed under the device id; call it after the first paint. A device without storage keeps nothing. */
export const keepLoggedInUser = async (user: LoggedInUser): Promise<void> => {
  const sealed = await seal(deviceId(), storeContext, user);
  try {
    localStorage.setItem(key, sealed);
  } catch {
    // Storage is full or forbidden: the session in memory works without it.
  }
};

export const forgetLoggedInUser = (): void => [key, recentKey].forEach((each) => localStorage.removeItem(each));
