import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { nothing } from '../wire';
import { releaseVersion, remoteName } from './remote-fields';
import { failed, faults, judged, reportSummary } from './remotes-overview-health';

export type { ReportSummary } from './remotes-overview-health';

const text = () => string().defined();
const orNull = () => string().nullable().defined();

const role = object({ id: number().required(), name: string().required() });

/** One thing that was done to a remote. */
const remoteEvent = object({
  id: id(),
  at: string().required(),
  remote: string().required(),
  action: string().required(),
  from: orNull(),
  to: orNull(),
  reason: text(),
  /** Who did it: a person, or a deploy key by its label; neither when it was automatic. */
  byUser: orNull(),
  byKey: orNull(),
  percent: number().nullable().defined(),
  roles: array().of(string().required()).required(),
  /** The key that was added or revoked, by its label. */
  keyLabel: orNull(),
  /** Where an override takes the remote from. */
  origin: orNull(),
  failed: failed.nullable().defined().default(null),
});
export type RemoteEvent = InferType<typeof remoteEvent>;

const remoteOverview = object({
  name: string().required(),
  title: string().required(),
  team: string().required(),
  basePaths: array().of(string().required()).required(),
  state: string()
    .oneOf(['enabled', 'disabled'] as const)
    .required(),
  /** What staff read while it is switched off. */
  message: text(),
  /** The reason of pages to run nothing of what is live, although it is switched on: its key, its signature, or a gate of the page. */
  refused: orNull(),
  live: orNull(),
  previous: orNull(),
  next: orNull(),
  canary: object({
    version: string().required(),
    percent: number().required(),
    roles: array().of(role).required(),
    startedAt: string().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** Releases of which the store has lost files, as the clock found them last. */
  lost: array()
    .of(object({ version: string().required(), files: array().of(string().required()).required() }))
    .required(),
  errorLimit: number().required(),
  minLoads: number().required(),
  health: object({ main: reportSummary, canary: reportSummary }),
  now: object({ live: judged, canary: judged }),
  /** The last time in 24 hours that a release was rolled back automatically, unless somebody has switched since. */
  takenBack: remoteEvent.nullable().defined().default(null),
});
export type RemoteOverview = InferType<typeof remoteOverview>;

const releaseRow = object({
  version: string().required(),
  state: string().required(),
  stateReason: text(),
  publishedAt: string().required(),
  totalBytes: number().required(),
  entryBytes: number().required(),
});
export type ReleaseRow = InferType<typeof releaseRow>;

const release = releaseRow.shape({
  name: string().required(),
  commit: text(),
  publishedBy: orNull(),
  publishedKey: orNull(),
  filesKeptUntil: orNull(),
  files: number().required(),
  shellRange: string().required(),
  sharedModules: number().required(),
  signature: object({
    valid: boolean().required(),
    label: text(),
    keyId: string().required(),
    revoked: boolean().required(),
  }),
  /** The releases that the gates judged it with at publish; null where that was not kept. */
  atPublish: object({
    shell: string().required(),
    beside: array()
      .of(object({ name: string().required(), version: string().required() }))
      .required(),
    /** Whether it declared the calls and slots that it was compiled with. */
    contract: boolean().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** Why people may not get it now, gate by gate, with what is live at this moment; `state` is what no gate decides. */
  reasons: object({
    state: array().of(string().required()).required(),
    contract: array().of(string().required()).required(),
    shared: array().of(string().required()).required(),
    other: array().of(string().required()).required(),
  }),
  declared: object({
    basePaths: array().of(string().required()).required(),
    routes: array()
      .of(object({ path: string().required(), title: string().required() }))
      .required(),
    slots: array().of(string().required()).required(),
    commands: array().of(string().required()).required(),
    rights: array().of(string().required()).required(),
  }),
  /** Of 24 hours. */
  people: number().required(),
  loads: number().required(),
  faults,
  /** What the last of them said, and the reference that staff were shown. */
  lastError: orNull(),
  lastReference: orNull(),
});
export type ReleaseOverview = InferType<typeof release>;

const limit = say(messages.invalid, { field: 'Limit' });

/** The remotes overview: every remote for operators. Its actions are `remotesCalls`. */
export const overviewCalls = {
  /** Every remote with its channels, and how its releases did in 24 hours. */
  remotes: call({
    method: 'GET',
    path: 'remotes/room',
    access: ['remoteManage'],
    request: nothing(),
    response: array().of(remoteOverview).required(),
  }),
  /** One remote's newest releases, and the roles that a canary can be given to. */
  remote: call({
    method: 'GET',
    path: 'remotes/room/remote',
    access: ['remoteManage'],
    request: object({ name: remoteName() }),
    response: object({
      name: string().required(),
      releases: array().of(releaseRow).required(),
      roles: array().of(role).required(),
    }),
  }),
  /** One release with what it declares, whether its signature holds, and what the gates say of it now. */
  release: call({
    method: 'GET',
    path: 'remotes/room/release',
    access: ['remoteManage'],
    request: object({ name: remoteName(), version: releaseVersion() }),
    response: release,
  }),
  /** The events of all remotes, the newest first; `before` is the last id of the page before. */
  events: call({
    method: 'GET',
    path: 'remotes/room/events',
    access: ['remoteManage'],
    request: object({
      before: id('Before').optional(),
      limit: number().label('Limit').typeError(limit).integer(limit).min(1, limit).max(100, limit).optional(),
    }),
    response: object({ items: array().of(remoteEvent).required(), hasMore: boolean().required() }),
  }),
} as const;
