import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';

export type ChannelName = 'live' | 'canary' | 'next' | 'previous';

/** The channels of a release. */
export const channelsOf = ({ live, canary, next, previous }: RemoteOverview, version: string): readonly ChannelName[] =>
  (Object.entries({ live, canary: canary?.version, next, previous }) as [ChannelName, string | null | undefined][])
    .filter(([, stands]) => stands === version)
    .map(([place]) => place);
