import { array, mixed, object, string, type InferType } from 'yup';
import { call } from '../call';
import { nothing } from '../wire';

const placedContract = object({
  name: string().required(),
  version: string().required(),
  place: string().oneOf(['live', 'canary', 'next']).required(),
  /** The text of its contract.json; null where the release has none. */
  contract: string().nullable().defined(),
  /** The slots, each in a version, that it contributes to; an older API sends none. */
  slots: array()
    .of(object({ slot: string().required(), id: string().required() }))
    .defined()
    .default([]),
});
export type PlacedContract = InferType<typeof placedContract>;

const channelRelease = object({
  name: string().required(),
  version: string().required(),
  /** `previous`: the release that a rollback goes back to. `stand-in`: pages of a shell that the live release does not fit get it. */
  channels: array()
    .of(
      string()
        .oneOf(['live', 'stand-in', 'canary', 'next', 'previous'] as const)
        .required(),
    )
    .required(),
  /** Its release.json without files, assets and needs. */
  release: mixed<object>().required(),
});
export type ChannelRelease = InferType<typeof channelRelease>;

/** Demands of people's releases, for anyone who is about to change the API or the shell. */
export const remoteContractCalls = {
  /** Every release that is live, a canary or next, with the calls and slots that it was compiled with. It has nothing that the public files of the release don't have. */
  list: call({
    method: 'GET',
    path: 'remotes/contracts',
    access: ['remoteManage'],
    deployKey: true,
    request: nothing(),
    response: array().of(placedContract).required(),
  }),
  /** Every release that is live, a canary, next or the target of a rollback, with what it demands of a shell. */
  releases: call({
    method: 'GET',
    path: 'remotes/channels',
    access: ['remoteManage'],
    deployKey: true,
    request: nothing(),
    response: array().of(channelRelease).required(),
  }),
} as const;
