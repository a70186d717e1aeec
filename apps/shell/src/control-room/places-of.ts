import type { RoomRemote } from '@lectern/contract/platform/room';

export type Place = 'live' | 'canary' | 'next' | 'previous';

/** Where a release stands. */
export const placesOf = ({ live, canary, next, previous }: RoomRemote, version: string): readonly Place[] =>
  (Object.entries({ live, canary: canary?.version, next, previous }) as [Place, string | null | undefined][])
    .filter(([, stands]) => stands === version)
    .map(([place]) => place);
