import { array, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { rightNames } from '../rights';
import { preferences } from './preferences';
import { nothing } from '../wire';

/** One remote as the session tells of it; remote-kit's `RegistryEntry` is its full shape. */
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

/** All that a page knows of who uses it: index.html carries it, `GET session` reads it anew. */
export const sessionDocument = object({
  session: object({ id: number().required(), kind: string().oneOf(['web', 'mobile']).required(), expiresAt: string().required() }),
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
  rights: array().of(string().oneOf(rightNames).required()).required(),
  rightsEpoch: number().required(),
  /** Who acts as this user, while somebody does. */
  impersonating: object({ by: object({ id: number().required(), name: string().required() }), reason: string().defined(), since: string().required(), until: string().required() }).nullable().defined().default(null),
  settings: object({ productName: string().required() }),
  currencies: array().of(object({ code: string().required(), name: string().required(), symbol: string().required(), exponent: number().required() })).required(),
  registry: mixed<Registry>().required(),
  serverTime: string().required(),
});
export type SessionDocument = InferType<typeof sessionDocument>;

export const sessionCalls = {
  /** Answers 304 to the ETag of an unchanged document. */
  read: call({ method: 'GET', path: 'session', access: 'signed in', request: nothing(), response: sessionDocument }),
} as const;
