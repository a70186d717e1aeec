import { CallError, send } from '@lectern/api-client';
import { authCalls } from '@lectern/contract/platform/auth';
import { clearImpersonateMode } from './impersonate-mode';
import { forgetLoggedInUser } from './logged-in-user';
import { closeSession } from './session';
import { clearSignOutMark, markSignOut } from './sign-out-mark';

/**
 * Signs out and forgets on this device what the session wrote; the device id stays. Where the server does not confirm it,
 * a mark is left, so that the next start signs out first. Answers whether the server confirmed; the failure has been told.
 */
export const signOut = async (): Promise<boolean> => {
  markSignOut();
  try {
    await send(authCalls.signOut, {});
    clearSignOutMark();
    return true;
  } catch (error) {
    // No session is what was wanted.
    const isOver = error instanceof CallError && error.status === 401;
    if (isOver) clearSignOutMark();
    return isOver;
  } finally {
    forgetSession();
  }
};

/** Clears what the session wrote on the device and in the page; the server is not asked. */
export const forgetSession = (): void => {
  forgetLoggedInUser();
  clearImpersonateMode();
  closeSession();
};
