import { deviceId } from '@lectern/auth';
import { seal, unseal } from '@lectern/contract/seal';
import type { RequestOf } from '@lectern/contract';
import type { draftCalls } from '@lectern/contract/platform/draft';

/** What the API has not heard of yet: a draft to keep, or one to drop. */
export type Waiting =
  | { readonly keep: RequestOf<typeof draftCalls.keep>; readonly at: string }
  | { readonly drop: RequestOf<typeof draftCalls.drop> };

const prefix = 'draft.';
/** Whose draft, of which form and record. */
export const keyOf = (userId: number, form: string, entityId: number): string =>
  `${prefix}${userId}.${form}.${entityId}`;
const contextOf = (key: string): string => `store ${key}`;

/** What the device keeps for this person. */
export const deviceDraftKeys = (userId: number): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(`${prefix}${userId}.`));

/** Keeps it on the device, sealed under the device id; a device without storage keeps nothing. */
export const keepOnDevice = async (key: string, waiting: Waiting): Promise<void> => {
  try {
    localStorage.setItem(key, await seal(deviceId(), contextOf(key), waiting));
  } catch {
    // Storage is full or forbidden: the page itself still holds the typed text.
  }
};

export const forgetOnDevice = (key: string): void => localStorage.removeItem(key);

/** What the device keeps under this key; what can't be opened is thrown away. */
export const readFromDevice = async (key: string): Promise<Waiting | undefined> => {
  const sealed = localStorage.getItem(key);
  if (sealed === null) return undefined;
  try {
    return (await unseal(deviceId(), contextOf(key), sealed)) as Waiting;
  } catch {
    forgetOnDevice(key);
    return undefined;
  }
};
