import type { Icon } from '@lectern/ui-kit/icons';
import { icons } from './icons';
import type { LinkState } from './link-state';

/** The icon and the tone of each state of a link. */
export const stateMarks: Readonly<
  Record<LinkState['is'], readonly [icon: Parameters<typeof Icon>[0]['name'], tone: string]>
> = {
  'not opened': ['mail', 'neutral'],
  seen: [icons.eye, 'neutral'],
  paying: [icons.card, 'info'],
  failed: ['triangle-alert', 'danger'],
  paid: ['circle-check', 'success'],
  'expires soon': ['hourglass', 'warning'],
  expired: ['hourglass', 'neutral'],
  cancelled: ['circle-x', 'neutral'],
};
