/** Days that an export is kept. */
export const exportDays = 7;
