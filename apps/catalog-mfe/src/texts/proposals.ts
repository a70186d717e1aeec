/** Proposals of trainers for a job. */
export const title = 'Proposals';
export const one = 'proposal';
export const trainer = 'Trainer';
export const amount = 'Amount';
export const status = 'Status';
export const sent = 'Sent';
export const rating = 'Rating';
export const stars = (rating: number | null): string =>
  rating === null ? 'Not rated yet' : `${rating.toFixed(1)} of 5`;
export const cover = 'Letter';
export const none = 'No proposals yet';
export const noneMeans = 'Trainers send proposals while the job is open. You decide about them for who posted it.';
export const noneMatches = 'No proposal matches';

export const proposalOf = (trainer: string): string => `the proposal of ${trainer}`;

/** Side by side. */
export const compare = 'Compare';
export const compareMore = 'Add to comparison';
export const compareLess = 'Take out of comparison';
export const atMost = 'At most three are compared';
export const comparison = 'Comparison';
export const chooseAnother = 'Choose one more proposal to compare.';
export const closeComparison = 'Close comparison';
