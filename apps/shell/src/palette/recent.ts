import { deviceId, useSession } from '@lectern/auth';
import { recentKey } from '@lectern/auth/logged-in-user-entry';
import { seal, unseal } from '@lectern/contract/seal';
import type { Entry } from './entries';

const most = 8;
const contextOf = (userId: number): string => `store recent ${userId}`;
const userId = (): number => useSession.getState().document?.user.id ?? 0;

/** What this person opened last on this device, the newest first; another person's entry can't be read. */
export const readRecent = async (): Promise<readonly Entry[]> => {
  try {
    const { recent } = (await unseal(deviceId(), contextOf(userId()), localStorage.getItem(recentKey) ?? '')) as {
      recent: readonly Entry[];
    };
    return recent;
  } catch {
    return []; // none yet, or not this person's
  }
};

/** The entry first, once, and no more than may be kept. */
export const withFirst = (all: readonly Entry[], entry: Entry): readonly Entry[] =>
  [entry, ...all.filter(({ key }) => key !== entry.key)].slice(0, most);

/** Keeps, sealed, that an entry was opened; sign-out removes all. A device without storage keeps nothing. */
export const keepRecent = async (entry: Entry): Promise<void> => {
  const recent = withFirst(await readRecent(), entry);
  const sealed = await seal(deviceId(), contextOf(userId()), { recent });
  try {
    localStorage.setItem(recentKey, sealed);
  } catch {
    // Storage is full or forbidden: the palette works without it.
  }
};
