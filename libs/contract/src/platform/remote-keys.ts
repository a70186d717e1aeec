import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText } from '../fields';
import { messages, say } from '../messages';
import { patternText } from '../pattern-text';

const invalid = (field: string) => say(messages.invalid, { field });
const name = () => required(patternText('Name', 41, /^[a-z][a-z0-9-]{1,36}-mfe$/));
const basePath = required(patternText('Base path', 100, /^(\/[A-Za-z0-9][A-Za-z0-9_.-]*)+$/));

/** A remote as it was registered: nothing of it is published yet. */
const registered = object({
  name: string().required(),
  title: string().required(),
  team: string().required(),
  basePaths: array().of(string().required()).required(),
});

const remoteKey = object({
  id: number().required(),
  /** `signing`: its owner's releases are trusted. `deploy`: its bearer may make the publishing calls. */
  kind: string().oneOf(['signing', 'deploy']).required(),
  label: string().required(),
  /** SHA-256 of the key, base64url: it distinguishes keys and is no secret. */
  keyId: string().required(),
  addedBy: string().nullable().defined(),
  createdAt: string().required(),
  revokedAt: string().nullable().defined(),
  revokedReason: string().nullable().defined(),
  /** Where releases that it signed stand: '1.2.0 is live'. */
  inUse: array().of(string().required()).required(),
});
export type RemoteKey = InferType<typeof remoteKey>;

/** Who may publish a remote. A deploy key reads the keys of its remote and changes none: anyone who steals one can't make a key of their own trusted. */
export const remoteKeyCalls = {
  /** Registers a remote: the name and the base paths are its own from then on. Again, it is corrected while nothing is published, and may be given more paths later. 409 where another one has them. */
  register: call({
    method: 'POST',
    path: 'remotes',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: object({
      name: name(),
      title: requiredText('Title', { max: 60 }),
      team: requiredText('Team', { max: 60 }),
      basePaths: array()
        .of(basePath)
        .label('Base paths')
        .min(1, say(messages.required, { field: 'Base paths' }))
        .max(20, invalid('Base paths'))
        .required(say(messages.required, { field: 'Base paths' })),
    }),
    response: registered,
  }),
  /**
   * Unregisters a remote: its base paths are free, its history stays, and its keys are trusted no more. 409 while it is live (switch it off first) or a canary;
   * `expected` is the version believed live, empty for none, and another one is 409.
   */
  unregister: call({
    method: 'DELETE',
    path: 'remotes',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: object({
      name: name(),
      reason: requiredText('Reason', { max: 300 }),
      expected: string()
        .label('Expected')
        .max(100, say(messages.max, { max: 100 }))
        .optional(),
    }),
    response: object({
      name: string().required(),
      basePaths: array().of(string().required()).required(),
      revision: number().required(),
    }),
  }),
  /** Every base path that is taken, and by which remote of which team; those of the console are of no remote. */
  paths: call({
    method: 'GET',
    path: 'remotes/paths',
    access: ['remoteManage'],
    deployKey: true,
    request: object({}),
    response: array()
      .of(
        object({
          path: string().required(),
          remote: string().nullable().defined(),
          team: string().nullable().defined(),
        }),
      )
      .required(),
  }),
  /** Every key of a remote, those that were revoked too, the newest first. */
  list: call({
    method: 'GET',
    path: 'remotes/keys',
    access: ['remoteManage'],
    deployKey: true,
    request: object({ name: name() }),
    response: array().of(remoteKey).required(),
  }),
  /** Trusts a public key (SPKI in base64, ECDSA P-256) for a remote, or makes a deploy token, which this answer alone holds. 409 where the key is known already. */
  add: call({
    method: 'POST',
    path: 'remotes/key',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: object({
      name: name(),
      kind: string()
        .label('Kind')
        .oneOf(['signing', 'deploy'] as const, invalid('Kind'))
        .required(say(messages.required, { field: 'Kind' })),
      label: requiredText('Label', { max: 60 }),
      publicKey: string()
        .label('Public key')
        .max(200, say(messages.max, { max: 200 }))
        .optional(),
    }),
    response: object({ key: remoteKey.required(), token: string().nullable().defined() }),
  }),
  /**
   * Revokes a key for good. What it signed can't become live or a canary any more, its canary ends for its people, and what is live by it stops: so 409 names what
   * people run by it, unless `stopLive` says that this is meant.
   */
  revoke: call({
    method: 'DELETE',
    path: 'remotes/key',
    access: ['remoteManage'],
    notWhileImpersonating: true,
    request: object({
      id: id('Key'),
      reason: requiredText('Reason', { max: 300 }),
      stopLive: boolean().label('Stop live').typeError(invalid('Stop live')).optional(),
    }),
    response: object({ key: remoteKey.required() }),
  }),
} as const;
