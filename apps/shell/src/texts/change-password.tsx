import type { ReactNode } from 'react';
import { plural } from '@lectern/ui-kit/plural';

/** One's own password. */
export const title = 'Change password';
export const notWhileImpersonating =
  'Refused while you act for somebody else. Only the person can change this password.';
export const otherSessionsEnd = 'Your other sessions end with it; this one stays.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const save = 'Change password';
export const saving = 'Saving…';
export const changed = 'Your password is changed';
export const changedAndEnded = (sessions: number): string =>
  plural(sessions, {
    one: 'Your password is changed, and 1 other session ended',
    other: `Your password is changed, and ${sessions} other sessions ended`,
  });
export const otherSessions = (count: number): string =>
  plural(count, { one: '1 other session', other: `${count} other sessions` });
export const youHave = (otherSessions: ReactNode): ReactNode => <>You have {otherSessions} now.</>;
