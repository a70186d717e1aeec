import type { ReactNode } from 'react';

/** The sign-in page. */
export const title = 'Sign in';
export const password = 'Password';
export const forgotten = 'Forgot password?';
export const keepMe = 'Keep me signed in for 30 days';
export const signIn = 'Sign in';
export const signingIn = 'Signing in…';
export const willReturnTo = (path: ReactNode): ReactNode => <>You will return to {path}.</>;
export const signedIn = 'You are signed in.';
export const openConsole = 'Open the console';
