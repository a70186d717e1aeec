import type { remoteContractCalls } from '@lectern/contract/platform/remote-contracts';
import type { Handlers } from '../../../server/calls/frame';
import { readPlaced, readChannelReleases } from './contract.queries';

/** Demands of people's releases. */
export const remoteContractHandlers: Handlers<typeof remoteContractCalls> = {
  list: ({ db }) => readPlaced(db),
  releases: ({ db }) => readChannelReleases(db),
};
