import type { remoteContractCalls } from '@lectern/contract/platform/remote-contracts';
import type { Handlers } from '../../../server/calls/frame';
import { readPlaced } from './contract.queries';

/** What people's releases were compiled with. */
export const remoteContractHandlers: Handlers<typeof remoteContractCalls> = { list: ({ db }) => readPlaced(db) };
