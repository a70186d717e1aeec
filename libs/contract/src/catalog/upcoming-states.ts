import type { Flow, Transition } from '../flow';

export const upcomingStatuses = {
  draft: 'Draft',
  announced: 'Announced',
  postponed: 'Postponed',
  converted: 'Converted',
  cancelled: 'Cancelled',
} as const;
export type UpcomingStatus = keyof typeof upcomingStatuses;

interface Facts {
  readonly expectedOn: string | null;
  readonly interest: number;
}
const readers = ({ interest }: Facts): string => {
  if (interest === 0) return 'No student is interested yet.';
  return interest === 1
    ? '1 interested student is informed in the bell and by e-mail.'
    : `${interest} interested students are informed in the bell and by e-mail.`;
};

type Step = Transition<UpcomingStatus, Facts>;
const announce: Step = {
  to: 'announced',
  verb: 'Announce',
  done: 'Announced',
  needs: ({ expectedOn }) => (expectedOn === null ? 'Set the expected day first' : undefined),
};
const postpone: Step = { to: 'postponed', verb: 'Postpone', done: 'Postponed', reason: 'wanted', means: readers };
const cancel: Step = {
  to: 'cancelled',
  verb: 'Cancel course',
  done: 'Cancelled',
  reason: 'required',
  means: readers,
  danger: true,
};

/** The transitions of an upcoming course; it is converted by a call of its own. */
export const upcomingFlow: Flow<UpcomingStatus, Facts> = {
  draft: [announce, cancel],
  announced: [postpone, cancel],
  postponed: [announce, cancel],
  converted: [],
  cancelled: [],
};

/** True while it can become a course, and be changed. */
export const isStillUpcoming = (status: UpcomingStatus): boolean => upcomingFlow[status].length > 0;
