const times: readonly string[] = ['day', 'week', 'month'];

/** True for a grouping with rows in the order of time. */
export const isByTime = (groupBy: string): boolean => times.includes(groupBy);
