import { send } from '@lectern/api-client';
import { preferencesCalls, type Preferences } from '@lectern/contract/platform/preferences';
import { openSession, useSession } from './session';

/** How the signed-in person wants the console to look. */
export const usePreferences = (): Preferences =>
  useSession(({ document }) => document?.user.preferences ?? noPreferences);
const noPreferences: Preferences = {};

const put = (preferences: Preferences): void => {
  const { document } = useSession.getState();
  if (document) openSession({ ...document, user: { ...document.user, preferences } });
};

/** Applies a choice at once and keeps it with the user; a refusal is reported and the page keeps the choice until it is read again. */
export const choose = async (change: Preferences): Promise<void> => {
  const now = useSession.getState().document?.user.preferences;
  put({ ...now, ...change, columns: { ...now?.columns, ...change.columns } });
  await send(preferencesCalls.update, change, { quiet: true }).then(put, () => undefined);
};
