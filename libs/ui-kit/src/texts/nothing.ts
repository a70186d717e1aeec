/** Nothing matches. */
export const clearFilters = 'Clear filters';
export const seesOnly = (filters: string): string => `You see only: ${filters}.`;
export const withoutFilters = (count: string): string => ` Without filters there are ${count}.`;
