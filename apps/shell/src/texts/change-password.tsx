import type { ReactNode } from 'react';
import { plural } from '@lectern/ui-kit/plural';

/** One's own password. */
export const title = 'Change password';
export const notWhileImpersonating = 'Not available while impersonating. Only the person can change this password.';
export const otherSessionsEnd = 'This signs you out everywhere else.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const save = 'Change password';
export const saving = 'Saving…';
export const changed = 'Password changed';
export const changedAndEnded = (sessions: number): string =>
  plural(sessions, {
    one: 'Password changed. 1 other session ended',
    other: `Password changed. ${sessions} other sessions ended`,
  });
export const otherSessions = (count: number): string =>
  plural(count, { one: '1 other session', other: `${count} other sessions` });
export const youHave = (otherSessions: ReactNode): ReactNode => <>You have {otherSessions} now.</>;
