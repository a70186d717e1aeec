import { seal, storeContext } from '@lectern/contract/seal';
import { deviceId } from './device-id';
import { isLoggedInUserStored, loggedInUserKey, storages, timesForgotten } from './logged-in-user-entry';

/** The signed-in user as the device keeps them. */
export interface LoggedInUser {
  readonly role: number;
  readonly rights: readonly string[];
}

let isKept = false;

const store = (sealed: string): boolean =>
  storages().some((storage) => {
    try {
      storage.setItem(loggedInUserKey, sealed);
      return true;
    } catch {
      return false; // full or forbidden: the next one may take it
    }
  });

/**
 * Writes the entry, sealed under the device id; a sign-out meanwhile leaves none. A device without any storage keeps nothing, and its page works
 * without it.
 */
export const keepLoggedInUser = async (user: LoggedInUser): Promise<void> => {
  const before = timesForgotten();
  const sealed = await seal(deviceId(), storeContext, user);
  if (timesForgotten() === before) isKept = store(sealed);
};

/** True once the entry that this page wrote has left the device: nobody is logged in here any more. */
export const isLoggedInUserGone = (): boolean => isKept && !isLoggedInUserStored();
