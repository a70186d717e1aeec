import { plural } from '@lectern/ui-kit/plural';

/** What the bell opens. */
export const news = 'Notifications';
export const tabs = 'Sections';
export const notifications = 'Notifications';
export const jobs = 'Jobs';
export const messages = 'Message history';
export const close = 'Close';
export const closeByKey = 'Close (Esc)';

/** Notifications. */
export const yourNotifications = 'Your notifications';
export const nothingYet = 'No notifications yet';
export const notificationsHint = 'Updates about your work and requests from colleagues appear here.';
export const unread = (count: number): string => `${count} unread`;
export const allRead = 'All read';
export const notWhileImpersonating = 'Not available while impersonating';
export const markAll = 'Mark all as read';
export const mark = 'Mark as read';
export const markOf = (title: string): string => `Mark “${title}” as read`;
export const unreadMark = 'Unread: ';
export const showEarlier = 'Show earlier';

/** Background work. */
export const yourJobs = 'Your jobs';
export const noJobs = 'No jobs yet';
export const whatJobsAre = 'Exports, imports and bulk actions run here while you keep working.';
export const progressOf = (title: string): string => `Progress of ${title}`;
export const stopping = 'Stopping…';
export const soFar = (rows: string): string => `${rows} rows so far`;
export const progress = (done: string, total: string): string => `${done} of ${total}`;
export const rows = (count: number, shown: string): string =>
  plural(count, { one: `${shown} row`, other: `${shown} rows` });
export const done = (rows: string): string => `${rows} done`;
export const skipped = (rows: string): string => `${rows} skipped`;
export const failed = (rows: string): string => `${rows} failed`;
export const download = (file: string): string => `Download ${file}`;
export const whyLeft = (rows: number): string =>
  plural(rows, { one: 'Why 1 row was skipped', other: `Why ${rows} rows were skipped` });
export const theReasons = 'Reasons';
export const noReason = 'No reason recorded';
export const reasonOf = (row: number, reason: string): string => `Row ${row}: ${reason}`;
export const andMore = (rows: number): string => `and ${rows} more, in the file`;
export const retry = 'Retry';
export const goOn = 'Continue review';
export const cancel = 'Cancel';

/** States of background work. */
export const queued = 'Waiting';
export const running = 'Running';
export const review = 'Needs your review';
export const isDone = 'Done';
export const hasFailed = 'Failed';
export const isCancelled = 'Cancelled';

/** The toasts of this visit. */
export const noMessages = 'No messages yet';
export const whatMessagesAre = 'Confirmations and warnings of this visit appear here.';
export const success = 'Done';
export const warning = 'Warning';
export const error = 'Error';
