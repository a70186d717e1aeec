import { seal, storeContext } from '@lectern/contract/seal';
import { deviceId } from './device-id';
import { isLoggedInUserStored, loggedInUserKey, storages } from './logged-in-user-entry';

/** What the device keeps of who is signed in. */
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

/** Writes the entry, sealed under the device id. A device without any storage keeps nothing, and its page works without it. */
export const keepLoggedInUser = async (user: LoggedInUser): Promise<void> => {
  isKept = store(await seal(deviceId(), storeContext, user));
};

/** Whether the entry that this page wrote is no longer on the device: nobody is logged in here any more. */
export const isLoggedInUserGone = (): boolean => isKept && !isLoggedInUserStored();
