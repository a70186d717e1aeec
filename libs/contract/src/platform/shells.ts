import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { messages, say } from '../messages';
import { nothing } from '../wire';
import { cohort, reason, required } from './remote-fields';

/**
 * The part that a build plays. `served`: everybody is given it. `canary`: a part of the people is. `in use`: a process has it or a page of it is open.
 * `before`: pages go back to it. `next`: it is to come. `kept`: nobody uses it.
 */
export const shellPlaces = ['served', 'canary', 'in use', 'before', 'next', 'kept'] as const;

const shell = object({
  /** The hash of its build; empty for one of dev servers. */
  hash: string().defined(),
  version: string().required(),
  place: string().oneOf(shellPlaces).required(),
  /** The share of a canary in percent; null for any other. */
  percent: number().nullable().defined().default(null),
  /** People that were given it in the last five minutes, and those for whom it did not start. */
  people: number().required().default(0),
  failed: number().required().default(0),
  /** A start that failed last, in a sentence. */
  lastError: string().nullable().defined().default(null),
  isRolledBack: boolean().required().default(false),
  /** The release of each remote that its pages get. */
  releases: array()
    .of(
      object({
        remote: string().required(),
        version: string().required(),
        /** An earlier live release, because the newest one does not fit this shell. */
        isStandIn: boolean().required(),
        /** The reason of its pages to run nothing of it; null where they run it. */
        reason: string().nullable().defined(),
      }),
    )
    .required(),
});
export type ShellOverview = InferType<typeof shell>;

/** A build by its hash, or by the first characters of it. */
const hash = () =>
  required('Build', 100).matches(/^[A-Za-z0-9._@-]{6,100}$/, say(messages.invalid, { field: 'Build' }));

const switched = object({ hash: string().required(), version: string().required(), before: string().required() });

/** Builds of the shell, for operators. */
export const shellCalls = {
  /** Every build that is known, with what its pages get and how they started. */
  list: call({
    method: 'GET',
    path: 'shells',
    access: ['remoteManage'],
    request: nothing(),
    response: array().of(shell).required(),
  }),
  /**
   * Announces a coming shell by the text of its shell.json, in place of the one announced before. From then on teams may publish for it. 400 with every
   * reason, 409 where it is in use.
   */
  announce: call({
    method: 'POST',
    path: 'shells/next',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: object({ shell: required('Shell', 1_000_000) }),
    response: shell,
  }),
  /** Takes the announcement back. 404 where there is none. */
  withdraw: call({
    method: 'DELETE',
    path: 'shells/next',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: nothing(),
    response: object({ hash: string().required(), version: string().required() }),
  }),
  /** Gives a build to everybody. 404 unknown, 400 not unique, 409 files are missing or it is live already */
  promote: call({
    method: 'POST',
    path: 'shells/promote',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: object({ hash: hash(), reason: reason() }),
    response: switched,
  }),
  /** Gives a build to a part of the people; `percent` 0: by role alone. 404, 400, 409 as above */
  canary: call({
    method: 'POST',
    path: 'shells/canary',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: object({
      hash: hash(),
      ...cohort(),
      reason: reason(),
    }),
    response: switched,
  }),
  /** Ends a canary; without one gives everybody the build before. 409 where there is none */
  rollback: call({
    method: 'POST',
    path: 'shells/rollback',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: object({ reason: reason() }),
    response: switched,
  }),
} as const;
