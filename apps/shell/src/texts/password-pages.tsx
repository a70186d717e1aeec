import type { ReactNode } from 'react';

/** Asking for a link. */
export const forgotTitle = 'Forgot password';
export const weSendLink = 'Enter your e-mail and we’ll send you a reset link.';
export const sendLink = 'Send link';
export const sending = 'Sending…';
export const backToSignIn = 'Back to sign in';
export const lookIntoMail = 'Check your inbox';
export const linkIsOnItsWay = (email: ReactNode): ReactNode => (
  <>If {email} belongs to an account, a link to set a new password is sent there. It works once, within one hour.</>
);

/** Setting a new password by the link. */
export const resetTitle = 'Set a new password';
export const sessionsEnd = 'You will be signed out on all devices.';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const setPassword = 'Set password';
export const saving = 'Saving…';
export const isSet = 'Your password is set';
export const sessionsEnded = 'You were signed out on all devices. Sign in with the new password.';
export const signIn = 'Sign in';
export const link = 'Link';
export const linkWorksOnce = 'This link has expired or was already used. Only the newest link works.';
export const sendNewLink = 'Send a new link';
