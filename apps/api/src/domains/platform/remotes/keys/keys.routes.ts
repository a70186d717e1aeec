import type { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { changesOf } from '../../../../server/calls/audit';
import { notFound } from '../../../../server/calls/errors';
import type { Handlers } from '../../../../server/calls/frame';
import { publisherOf } from '../publisher';
import { addKey, revokeKey } from './keys';
import { readKeys, remoteIdOf } from './keys.queries';
import { endEntry } from '../overrides/end';
import { takenPaths } from './paths.queries';
import { register } from './register';
import { unregister, unregistered } from './unregister';

/** Who may publish which remote. */
export const remoteKeyHandlers: Handlers<typeof remoteKeyCalls> = {
  async register({ db, request, audit, http }) {
    const { before, registered } = await register(db, request, publisherOf(http.request, undefined));
    audit({
      action: 'remote.register',
      entity: 'remotes',
      entityId: request.name,
      label: request.title,
      changes: before
        ? changesOf(before, registered, ['title', 'team', 'basePaths'])
        : { basePaths: [null, registered.basePaths] },
    });
    return registered;
  },

  async unregister({ db, request, audit, http }) {
    const { name, basePaths, revision, ended } = await unregister(db, request, publisherOf(http.request, undefined));
    audit({
      action: 'remote.unregister',
      entity: 'remotes',
      entityId: name,
      label: name,
      changes: { basePaths: [basePaths, null], reason: [null, request.reason] },
    });
    for (const override of ended) audit(endEntry(override, unregistered));
    return { name, basePaths: [...basePaths], revision };
  },

  paths: ({ db }) => takenPaths(db),

  async list({ db, request, http }) {
    publisherOf(http.request, request.name);
    const remoteId = await remoteIdOf(db, request.name);
    if (remoteId === undefined) throw notFound(`There is no remote ${request.name}`);
    return readKeys(db, { remoteId });
  },

  async add({ db, request, audit, http }) {
    const added = await addKey(db, request, publisherOf(http.request, undefined));
    audit({
      action: 'remote.keyAdd',
      entity: 'remotes',
      entityId: request.name,
      label: request.name,
      changes: { key: [null, `${request.kind}: ${request.label} (${added.key.keyId})`] },
    });
    return added;
  },

  async revoke({ db, request, audit, http }) {
    const { name, key } = await revokeKey(db, request, publisherOf(http.request, undefined));
    audit({
      action: 'remote.keyRevoke',
      entity: 'remotes',
      entityId: name,
      label: name,
      changes: { key: [`${key.kind}: ${key.label} (${key.keyId})`, null], reason: [null, request.reason] },
    });
    return { key };
  },
};
