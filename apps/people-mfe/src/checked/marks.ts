/** The mark that a state borrows: icons and colours of statuses are the kit's. */
const marks: Readonly<Record<string, string>> = {
  verified: 'active',
  approved: 'active',
  submitted: 'waiting',
  pending: 'waiting',
  changes_asked: 'paused',
  suspended: 'blocked',
  onboarding: 'draft',
  empty: 'draft',
  requested: 'waiting',
  scheduled: 'upcoming',
  done: 'completed',
  no_show: 'missed',
};

/** What `StatusLabel` draws for a state of a trainer, an agency, a part or a demo; its word is the label. */
export const markOf = (state: string): string => marks[state] ?? state;
