/** For so many days a deleted record can be restored; then it is removed if nothing refers to it. */
export const restorableDays = 30;
