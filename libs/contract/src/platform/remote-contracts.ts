import { array, object, string, type InferType } from 'yup';
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

/** What people's releases were compiled with, for anyone who is about to change the API. */
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
} as const;
