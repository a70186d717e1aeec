import type { IconName } from './table';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
interface Mark {
  readonly icon: IconName;
  readonly tone: Tone;
}

/** Words of statuses in lower case, by the colour and then the icon that they get. */
const words: Readonly<Record<Tone, Partial<Record<IconName, string>>>> = {
  success: {
    'circle-check': 'active, published, ready, healthy, compatible, sent, converted, accepted, paid, issued',
    'circle-play': 'ongoing, open',
  },
  warning: {
    hourglass: 'paused, trial, waiting, postponed, expired',
    'rotate-ccw': 'rolled back',
    'triangle-alert': 'silent',
  },
  danger: {
    'circle-x': 'missed, rejected',
    ban: 'removed, blocked',
    'triangle-alert': 'failed',
  },
  info: {
    calendar: 'upcoming, announced',
    'credit-card': 'authorized',
    mail: 'invited, submitted',
    hourglass: 'review',
    'circle-check': 'awarded',
    'circle-play': 'shortlisted',
  },
  neutral: {
    link: 'used',
    'circle-check': 'completed, ended',
    'circle-x': 'cancelled',
    'circle-slash': 'inactive, unpublished, hidden, dropped, closed, withdrawn, lapsed, replaced',
    library: 'archived',
    trash: 'deleted',
  },
};
const marks = new Map(
  Object.entries(words).flatMap(([tone, icons]) =>
    Object.entries(icons).flatMap(([icon, of]) =>
      of.split(', ').map((word) => [word, { icon, tone } as Mark] as const),
    ),
  ),
);

/** The mark of a status word; a word without one of its own, such as a draft, gets a quiet ring. */
export const markOf = (status: string): Mark =>
  marks.get(status.toLowerCase()) ?? { icon: 'circle-dashed', tone: 'neutral' };
