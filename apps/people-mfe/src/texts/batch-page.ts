/** The page of one batch. */
export const title = 'Batch';
export const theBatch = 'The batch';
export const loading = 'Loading the batch';
export const noneNamed = 'Batch not found';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All batches';
export const isDeleted = 'This batch has been deleted and can be restored for 30 days.';
export const because = (reason: string): string => `Reason: ${reason}`;

/** Tabs. */
export const meetings = 'Meetings';
export const members = 'Members';
export const payments = 'Payments';

/** The tab of the payments, which another remote fills. */
export const paymentsLoading = 'Loading the payments';
export const noPayments = 'No payments here';
export const noPaymentsMeans = 'The part of the console that sells is not switched on.';

/** Key figures. */
export const seats = 'Seats taken';
export const waitlist = 'Waitlist';
export const held = 'Meetings held';
export const heldOf = (done: number, all: number): string => `${done} of ${all}`;
export const period = 'Period';
export const fromTo = (first: string, last: string): string => `${first} – ${last}`;
export const next = 'Next meeting';
export const none = '–';

/** What can be done. */
export const reason = 'Reason';
export const hasMembers = 'This batch has members: cancel it instead';
export const wasHeld = 'Meetings of this batch have been held';
export const reopenTitle = (name: string): string => `Reopen ${name}`;
export const reopenVerb = 'Reopen batch';
export const reopenMeans = 'A batch is reopened with new meetings.';

/** On a student's page. */
export const ofStudent = 'Batches';
export const inNone = 'In no batch';
export const allOfStudent = 'All batches of this student';
export const notLoaded = 'The batches could not be loaded';
