import { plural } from '@lectern/ui-kit/plural';

/** What the bell opens. */
export const news = 'News';
export const tabs = 'Places';
export const notifications = 'Notifications';
export const jobs = 'Jobs';
export const messages = 'Recent messages';
export const close = 'Close';
export const closeByKey = 'Close (Esc)';

/** Notifications. */
export const yourNotifications = 'Your notifications';
export const nothingYet = 'Nothing was told you yet';
export const notificationsHint = 'What happens to your work, and what others ask of you, will stand here.';
export const unread = (count: number): string => `${count} unread`;
export const allRead = 'All read';
export const notWhileImpersonating = 'Marking as read is refused while you act for somebody else';
export const markAll = 'Mark all as read';
export const mark = 'Mark as read';
export const markOf = (title: string): string => `Mark “${title}” as read`;
export const unreadMark = 'Unread: ';
export const showEarlier = 'Show earlier';

/** Background work. */
export const yourJobs = 'Your jobs';
export const noJobs = 'No background work yet';
export const whatJobsAre = 'Exports, imports and actions on many rows go on here while you do something else.';
export const progressOf = (title: string): string => `Progress of ${title}`;
export const stopping = 'Stopping at its next row';
export const soFar = (rows: string): string => `${rows} rows so far`;
export const progress = (done: string, total: string): string => `${done} of ${total}`;
export const rows = (count: number, shown: string): string =>
  plural(count, { one: `${shown} row`, other: `${shown} rows` });
export const done = (rows: string): string => `${rows} done`;
export const skipped = (rows: string): string => `${rows} skipped`;
export const failed = (rows: string): string => `${rows} failed`;
export const download = (file: string): string => `Download ${file}`;
export const whyLeft = (rows: number): string =>
  plural(rows, { one: 'Why one row was left', other: `Why ${rows} rows were left` });
export const theReasons = 'The reasons';
export const noReason = 'No reason was kept';
export const reasonOf = (row: number, reason: string): string => `Row ${row}: ${reason}`;
export const andMore = (rows: number): string => `and ${rows} more, in the file`;
export const retry = 'Retry';
export const goOn = 'Go on with the review';
export const cancel = 'Cancel';

/** States of background work. */
export const queued = 'Waiting';
export const running = 'Running';
export const review = 'Waits for your word';
export const isDone = 'Done';
export const hasFailed = 'Failed';
export const isCancelled = 'Cancelled';

/** The toasts of this visit. */
export const noMessages = 'No messages yet';
export const whatMessagesAre = 'Each short message that this page shows can be read again here.';
export const success = 'Done';
export const warning = 'Warning';
export const error = 'Error';
