export const reason = 'Reason';
export const kept = 'Kept in the audit log with your name.';
