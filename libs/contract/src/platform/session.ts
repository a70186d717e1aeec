import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import type { Right } from '../rights';
import { preferences } from './preferences';
import { nothing } from '../wire';

/** One remote in the session; remote-kit's `RegistryEntry` is its full shape. */
export interface RegistryRemote {
  readonly name: string;
  readonly version: string;
  readonly state: 'enabled' | 'disabled';
}

/** The remotes that this person may open, all of one revision. */
export interface Registry<Remote extends RegistryRemote = RegistryRemote> {
  readonly revision: number;
  readonly remotes: readonly Remote[];
}

/** A remote that comes from another origin in this browser, until then. */
export interface RunningOverride {
  readonly id: number;
  readonly name: string;
  readonly origin: string;
  readonly until: string;
}

/** Published releases in place of the live ones, in one browser. */
export interface Tries {
  /** Those that run, until then. The registry lists them. */
  readonly running?: {
    readonly id: number;
    readonly until: string;
    readonly releases: readonly { readonly name: string; readonly version: string }[];
  };
  /** The releases that the page's address names: `?try=`. */
  readonly wanted?: string;
}

/** All that a page knows of who uses it: index.html carries it, `GET session` reads it again. */
export const sessionDocument = object({
  session: object({
    id: number().required(),
    kind: string().oneOf(['web', 'mobile']).required(),
    expiresAt: string().required(),
  }),
  user: object({
    id: number().required(),
    firstName: string().required(),
    lastName: string().defined(),
    email: string().nullable().defined(),
    avatarUrl: string().nullable().defined(),
    language: string().nullable().defined(),
    timeZone: string().nullable().defined(),
    preferences,
  }),
  role: object({ id: number().required(), name: string().required() }),
  rights: array().of(string<Right>().required()).required(),
  rightsEpoch: number().required(),
  /** Who acts as this user, while somebody does. */
  impersonating: object({
    by: object({ id: number().required(), name: string().required() }),
    reason: string().defined(),
    since: string().required(),
    until: string().required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** `timeZone`: the zone of the business, by its IANA name. */
  settings: object({ productName: string().required(), timeZone: string().required() }),
  currencies: array()
    .of(
      object({
        code: string().required(),
        name: string().required(),
        symbol: string().required(),
        exponent: number().required(),
      }),
    )
    .required(),
  registry: mixed<Registry>().required(),
  /** At most one. The registry still lists the live release. */
  overrides: mixed<readonly RunningOverride[]>().required(),
  /** Absent where nothing is tried. */
  tries: mixed<Tries>().optional(),
  serverTime: string().required(),
});
export type SessionDocument = InferType<typeof sessionDocument>;

/** One of a person's own open sessions. */
export const ownSession = object({
  id: id(),
  current: boolean().required(),
  kind: string()
    .oneOf(['web', 'mobile'] as const)
    .required(),
  /** What the browser or app calls itself. */
  userAgent: string().defined(),
  ip: string().nullable().defined(),
  createdAt: string().required(),
  lastSeenAt: string().required(),
  expiresAt: string().required(),
  /** Who acts as this person in it. */
  impersonatedBy: string().nullable().defined(),
});
export type OwnSession = InferType<typeof ownSession>;

export const sessionCalls = {
  /** Answers 304 to the ETag of an unchanged document. */
  read: call({ method: 'GET', path: 'session', access: 'signed in', request: nothing(), response: sessionDocument }),
  /** One's own open sessions, the last used first. */
  list: call({
    method: 'GET',
    path: 'session/list',
    access: 'signed in',
    request: nothing(),
    response: array().of(ownSession).required(),
  }),
  /** Ends another of one's own sessions. */
  end: call({
    method: 'DELETE',
    path: 'session/{id}',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({ id: id() }),
    response: nothing(),
  }),
  /** Ends all of one's own sessions but this one. */
  endOthers: call({
    method: 'DELETE',
    path: 'session/others',
    access: 'signed in',
    notWhileImpersonating: true,
    request: nothing(),
    response: object({ ended: number().required() }),
  }),
} as const;
