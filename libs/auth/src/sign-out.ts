import { CallError, send } from '@lectern/api-client';
import { authCalls } from '@lectern/contract/platform/auth';
import { clearImpersonateMode } from './impersonate-mode';
import { forgetLoggedInUser, forgetRecent } from './logged-in-user-entry';
import { closeSession } from './session';
import { clearSignOutMark, markSignOut } from './sign-out-mark';

/** Tells the server. What an impersonation leads back to is signed out as well: who logs out is out. */
const tellServer = async (): Promise<void> => {
  const { ownSessionId } = await send(authCalls.signOut, {});
  if (ownSessionId === null) return;
  // The page no longer is in the session that its calls name.
  closeSession();
  await send(authCalls.signOut, {});
};

/**
 * Signs out and forgets on this device what the session wrote; the device id stays. Where the server does not confirm it,
 * a mark is left, so that the next start signs out first. Answers whether the server confirmed; the failure has been reported.
 */
export const signOut = async (): Promise<boolean> => {
  markSignOut();
  try {
    await tellServer();
    clearSignOutMark();
    return true;
  } catch (error) {
    // No session: that is the goal.
    const isOver = error instanceof CallError && error.status === 401;
    if (isOver) clearSignOutMark();
    return isOver;
  } finally {
    forgetSession();
  }
};

/**
 * Stops acting for somebody else. Answers the id of one's own session, which continues, or null where it has ended. Throws where the
 * server does not confirm it.
 */
export const leaveImpersonation = async (): Promise<number | null> => {
  const { ownSessionId } = await send(authCalls.signOut, {});
  if (ownSessionId === null) forgetSession();
  else forgetPerson();
  return ownSessionId;
};

/** One's own session continues, so the device still has somebody logged in: the next page writes who it is. */
const forgetPerson = (): void => {
  forgetRecent();
  clearImpersonateMode();
  closeSession();
};

/** Clears what the session wrote on the device and in the page; the server is not asked. */
export const forgetSession = (): void => {
  forgetLoggedInUser();
  forgetPerson();
};
