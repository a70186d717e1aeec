/** Deleting a record. */
export const verb = 'Delete';
export const deleted = 'Deleted. You can restore it for 30 days.';
