import { lastWorkDone } from '@lectern/ui-kit';

/**
 * Before a sign-out clears the device: waits for drafts on their way, and sends the API those that it does not have. What it still can't take
 * stays sealed for this person alone, until they are back.
 */
export const saveDrafts = async (userId: number): Promise<void> => {
  await lastWorkDone();
  const isOnDevice = Object.keys(localStorage).some((key) => key.startsWith(`draft.${userId}.`));
  if (isOnDevice)
    await (await import(/* webpackChunkName: "share-form" */ '@lectern/ui-kit/form')).saveDeviceDrafts(userId);
};
