/** A count as lists show it; a dash until the clock has counted. */
export const countText = (count: number | null): string => (count === null ? '–' : count.toLocaleString('en-GB'));
