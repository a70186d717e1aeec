/** Asking why. */
export const reason = 'Reason';
export const keptInLog = 'Kept in the audit log with your name.';
