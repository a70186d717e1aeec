import type { ReactNode } from 'react';

/** Asking for a link. */
export const forgotTitle = 'Forgot password';
export const weSendLink = 'We send a link to set a new one.';
export const sendLink = 'Send link';
export const sending = 'Sending…';
export const backToSignIn = 'Back to sign in';
export const lookIntoMail = 'Look into your mail';
export const linkIsOnItsWay = (email: ReactNode): ReactNode => (
  <>
    If {email} belongs to an account, a link to set a new password is on its way there. It works once, within one hour.
  </>
);

/** Setting a new password by the link. */
export const resetTitle = 'Set a new password';
export const sessionsEnd = 'Every session of yours then ends.';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const setPassword = 'Set password';
export const saving = 'Saving…';
export const isSet = 'Your password is set';
export const sessionsEnded = 'Every session of yours was ended. Sign in with the new password.';
export const signIn = 'Sign in';
export const link = 'Link';
export const linkWorksOnce = 'A link works once, and only for a time. A newer one makes it worthless.';
export const sendNewLink = 'Send a new link';
