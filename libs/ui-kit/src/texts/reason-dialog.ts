export const reason = 'Reason';
export const help = 'Kept in the audit log with your name.';
