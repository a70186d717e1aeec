import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { messages, say } from '../messages';
import { cohort, reason, remoteName, releaseVersion, required } from './remote-fields';
import { healthReport } from './remote-health';
import type { Registry } from './session';

const version = () =>
  string()
    .label('Version')
    .max(100, say(messages.max, { max: 100 }))
    .optional();

/** What a switch of a channel came to. */
const switched = object({
  name: string().required(),
  channel: string().required(),
  version: string().nullable().defined(),
  before: string().nullable().defined(),
  revision: number().required(),
});

const because = () => required('Reason', 300);
/** A remote's setting after a change, and the revision of the registry that has it. */
const turned = object({ name: string().required(), revision: number().required() });

const remoteStatus = object({
  name: string().required(),
  title: string().required(),
  team: string().required(),
  state: string().oneOf(['enabled', 'disabled']).required(),
  live: string().nullable().defined(),
  previous: string().nullable().defined(),
  next: string().nullable().defined(),
  /** The release that a part of the people gets: so many of a hundred, and anyone who has one of the roles. */
  canary: object({
    version: string().required(),
    percent: number().required(),
    roles: array().of(number().required()).required(),
    startedAt: string().required(),
  })
    .nullable()
    .defined(),
  /** What staff read while it is disabled. */
  message: string().defined(),
  /** The reason of pages to run nothing of what is live, although it is switched on. An older API sends none. */
  refused: string().nullable().defined().default(null),
  changedAt: string().nullable().defined(),
  releases: array()
    .of(
      object({
        version: string().required(),
        publishedAt: string().required(),
        commit: string().defined(),
        bytes: number().required(),
      }),
    )
    .required(),
});
export type RemoteStatus = InferType<typeof remoteStatus>;

/** The reasons of each shell in use, and of the announced one, against a release. One that runs it is enough. An older API sends none. */
const shellVerdicts = () =>
  array()
    .of(
      object({
        hash: string().defined(),
        version: string().required(),
        place: string()
          .oneOf(['served', 'in use', 'next'] as const)
          .required(),
        reasons: array().of(string().required()).required(),
      }),
    )
    .defined()
    .default([]);

/** Publishing and switching of remotes. Anyone who has the right, or a team's deploy key for its own remote. */
export const remotesCalls = {
  /** Every remote with its channels and newest releases; a deploy key sees its own. */
  status: call({
    method: 'GET',
    path: 'remotes',
    access: ['remoteManage'],
    deployKey: true,
    request: object({}),
    response: array().of(remoteStatus).required(),
  }),
  /** The registry part of the session document; 304 to the ETag of an unchanged revision. */
  registry: call({
    method: 'GET',
    path: 'remotes/registry',
    access: 'signed in',
    request: object({}),
    response: mixed<Registry>().required(),
  }),
  /**
   * Asks to publish: the answer names the digests that the server lacks; when it lacks none, the release is taken onto the channel
   * `next`. So it is sent before and after the blobs. `published` is false while something is missing, and for a release published earlier.
   */
  publish: call({
    method: 'POST',
    path: 'remotes/publish',
    access: ['remoteManage'],
    deployKey: true,
    request: object({ release: required('Release', 2_000_000), signature: required('Signature', 500) }),
    response: object({
      name: string().required(),
      version: string().required(),
      missing: array().of(string().required()).required(),
      published: boolean().required(),
      already: boolean().required(),
      shells: shellVerdicts(),
    }),
  }),
  /** One file of a release to be published, as the raw body; `digest` is its SHA-384 in base64url. */
  blob: call({
    method: 'PUT',
    path: 'remotes/blob/{digest}',
    access: ['remoteManage'],
    deployKey: true,
    rawBytes: 20 * 1024 * 1024,
    request: object({ digest: required('Digest', 64) }),
    response: object({ bytes: number().required() }),
  }),
  /**
   * Judges a release that need not be published: whether it may be live with the others, now and with what is next, with every reason why not. `contract` is the text of its
   * contract.json, where it has one.
   */
  canDeploy: call({
    method: 'POST',
    path: 'remotes/can-i-deploy',
    access: ['remoteManage'],
    deployKey: true,
    unaudited: true,
    request: object({
      release: required('Release', 2_000_000),
      contract: string()
        .label('Contract')
        .max(2_000_000, say(messages.max, { max: 2_000_000 }))
        .optional(),
    }),
    response: object({
      name: string().required(),
      version: string().required(),
      channels: array()
        .of(
          object({
            channel: string().oneOf(['live', 'next']).required(),
            compatible: boolean().required(),
            reasons: array().of(string().required()).required(),
          }),
        )
        .required(),
      shells: shellVerdicts(),
    }),
  }),
  /** Gives a release to a part of the people: the one named, else the canary there is, else that of `next`. `percent` 0: by role alone. */
  canary: call({
    method: 'POST',
    path: 'remotes/canary',
    access: ['remoteManage'],
    deployKey: true,
    request: object({
      name: remoteName(),
      version: version(),
      ...cohort(),
      expected: version(),
      reason: reason(),
    }),
    response: switched,
  }),
  /** Switches a remote off for everybody, with a message to staff; the message may be changed while it is off. */
  disable: call({
    method: 'POST',
    path: 'remotes/disable',
    access: ['remoteManage'],
    deployKey: true,
    request: object({ name: remoteName(), message: required('Message', 300) }),
    response: turned,
  }),
  /** Switches it on again. */
  enable: call({
    method: 'POST',
    path: 'remotes/enable',
    access: ['remoteManage'],
    deployKey: true,
    request: object({ name: remoteName(), reason: reason() }),
    response: turned,
  }),
  /** Withdraws a release that is on no channel. */
  withdraw: call({
    method: 'POST',
    path: 'remotes/withdraw',
    access: ['remoteManage'],
    deployKey: true,
    request: object({ name: remoteName(), version: releaseVersion(), reason: because() }),
    response: turned,
  }),
  /** Makes a release live: the one named, else the canary, else that of `next`. `expected` is the version believed live; another one is 409. */
  promote: call({
    method: 'POST',
    path: 'remotes/promote',
    access: ['remoteManage'],
    deployKey: true,
    request: object({ name: remoteName(), version: version(), expected: version(), reason: reason() }),
    response: switched,
  }),
  /** Ends the canary; without one, goes back to the release that was live before. `canary` is the one believed there, empty for none; another one is 409. */
  rollback: call({
    method: 'POST',
    path: 'remotes/rollback',
    access: ['remoteManage'],
    deployKey: true,
    request: object({ name: remoteName(), expected: version(), canary: version(), reason: reason() }),
    response: switched,
  }),
  /** A page's report on the releases that it runs; nobody waits for the answer. */
  health: call({
    method: 'POST',
    path: 'remotes/health',
    access: 'signed in',
    unaudited: true,
    bodyBytes: 128 * 1024,
    request: object({
      reports: array()
        .of(healthReport.required())
        .label('Reports')
        .min(1, say(messages.invalid, { field: 'Reports' }))
        .max(50, say(messages.invalid, { field: 'Reports' }))
        .required(say(messages.required, { field: 'Reports' })),
    }),
    response: object({}),
  }),
} as const;
