import { send } from '@lectern/api-client';
import { preferencesCalls, type Preferences } from '@lectern/contract/platform/preferences';
import { openSession, useSession } from './session';

export const usePreferences = (): Preferences =>
  useSession(({ document }) => document?.user.preferences ?? noPreferences);
const noPreferences: Preferences = {};

const put = (preferences: Preferences): void => {
  const { document } = useSession.getState();
  if (document) openSession({ ...document, user: { ...document.user, preferences } });
};

/**
 * Applies a choice immediately and stores it with the user.
 * A refusal is reported; the page keeps the choice until preferences are read again.
 */
export const choose = async (change: Preferences): Promise<void> => {
  const now = useSession.getState().document?.user.preferences;
  put({ ...now, ...change, columns: { ...now?.columns, ...change.columns } });
  await send(preferencesCalls.update, change, { quiet: true }).then(put, () => undefined);
};
