import type { IconName } from './table';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
interface Mark {
  readonly icon: IconName;
  readonly tone: Tone;
}

/** What a status looks like: its icon and its colour, by the word that is next to it in lower case. */
const marks: Readonly<Record<string, Mark>> = {
  active: { icon: 'circle-check', tone: 'success' },
  published: { icon: 'circle-check', tone: 'success' },
  ready: { icon: 'circle-check', tone: 'success' },
  healthy: { icon: 'circle-check', tone: 'success' },
  compatible: { icon: 'circle-check', tone: 'success' },
  ongoing: { icon: 'circle-play', tone: 'success' },
  upcoming: { icon: 'calendar', tone: 'info' },
  used: { icon: 'link', tone: 'neutral' },
  invited: { icon: 'mail', tone: 'info' },
  completed: { icon: 'circle-check', tone: 'neutral' },
  ended: { icon: 'circle-check', tone: 'neutral' },
  cancelled: { icon: 'circle-x', tone: 'neutral' },
  missed: { icon: 'circle-x', tone: 'danger' },
  draft: { icon: 'circle-dashed', tone: 'neutral' },
  inactive: { icon: 'circle-slash', tone: 'neutral' },
  review: { icon: 'hourglass', tone: 'info' },
  unpublished: { icon: 'circle-slash', tone: 'neutral' },
  archived: { icon: 'library', tone: 'neutral' },
  hidden: { icon: 'circle-slash', tone: 'neutral' },
  deleted: { icon: 'trash', tone: 'neutral' },
  paused: { icon: 'hourglass', tone: 'warning' },
  trial: { icon: 'hourglass', tone: 'warning' },
  waiting: { icon: 'hourglass', tone: 'warning' },
  sent: { icon: 'circle-check', tone: 'success' },
  'kept here': { icon: 'circle-dashed', tone: 'neutral' },
  dropped: { icon: 'circle-slash', tone: 'neutral' },
  'rolled back': { icon: 'rotate-ccw', tone: 'warning' },
  announced: { icon: 'calendar', tone: 'info' },
  postponed: { icon: 'hourglass', tone: 'warning' },
  converted: { icon: 'circle-check', tone: 'success' },
  open: { icon: 'circle-play', tone: 'success' },
  awarded: { icon: 'circle-check', tone: 'info' },
  closed: { icon: 'circle-slash', tone: 'neutral' },
  expired: { icon: 'hourglass', tone: 'warning' },
  removed: { icon: 'ban', tone: 'danger' },
  submitted: { icon: 'mail', tone: 'info' },
  shortlisted: { icon: 'circle-play', tone: 'info' },
  accepted: { icon: 'circle-check', tone: 'success' },
  rejected: { icon: 'circle-x', tone: 'danger' },
  withdrawn: { icon: 'circle-slash', tone: 'neutral' },
  blocked: { icon: 'ban', tone: 'danger' },
  failed: { icon: 'triangle-alert', tone: 'danger' },
};

/** The mark of a status word; a word without one of its own gets a quiet ring. */
export const markOf = (status: string): Mark =>
  marks[status.toLowerCase()] ?? { icon: 'circle-dashed', tone: 'neutral' };
