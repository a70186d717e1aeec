export { closeSession, openSession, useMay, useSession, type SessionState } from './session';
export { choose, usePreferences } from './preferences';
export { mayOpen, missingRights, refuseReason } from './may-open';
export { deviceId } from './device-id';
export { clearImpersonateMode, isImpersonateMode } from './impersonate-mode';
export { isLoggedInUserGone, keepLoggedInUser, type LoggedInUser } from './logged-in-user';
export { forgetLoggedInUser, isLoggedInUserStored } from './logged-in-user-entry';
export { forgetSession, leaveImpersonation, signOut } from './sign-out';
export { isSignOutOpen } from './sign-out-mark';
