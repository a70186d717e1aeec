import type { shellCalls } from '@lectern/contract/platform/shells';
import { conflict } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { announceShell, withdrawShell } from './announce';
import { readShells } from './read-shells';
import { canaryShell, promoteShell, rollbackShell } from './switch-shell';

/** The reason of a switch, as the audit row has it. */
const because = (reason: string | undefined): Record<string, [null, string]> =>
  reason ? { reason: [null, reason] } : {};

export const shellHandlers = ({ host, shellHash, store, now }: Services): Handlers<typeof shellCalls> => ({
  list: ({ db }) => readShells(db, host(), now()),

  async announce({ db, request, audit }) {
    const { hash, version } = await announceShell(db, request.shell, shellHash());
    audit({ action: 'shell.announce', entity: 'shellBuilds', entityId: hash, label: version });
    const announced = (await readShells(db, host(), now())).find((shell) => shell.hash === hash);
    if (!announced) throw conflict(`The shell ${version} (${hash}) is not known any more`);
    return announced;
  },

  async withdraw({ db, audit }) {
    const gone = await withdrawShell(db);
    audit({ action: 'shell.withdraw', entity: 'shellBuilds', entityId: gone.hash, label: gone.version });
    return gone;
  },

  async promote({ db, request: { hash, reason }, actor: { userId }, audit }) {
    const switched = await promoteShell(db, store, hash, { userId, reason, now: now() });
    const { hash: entityId, version: label, before } = switched;
    audit({
      action: 'shell.promote',
      entity: 'shellBuilds',
      entityId,
      label,
      changes: { live: [before, entityId], ...because(reason) },
    });
    return switched;
  },

  async canary({ db, request: { hash, percent, roles, reason }, actor: { userId }, audit }) {
    const switched = await canaryShell(db, store, hash, { percent, roles }, { userId, reason, now: now() });
    const { hash: entityId, version: label } = switched;
    audit({
      ...{ action: 'shell.canary', entity: 'shellBuilds', entityId, label },
      changes: { canary: [null, entityId], percent: [null, percent], roles: [null, roles ?? []], ...because(reason) },
    });
    return switched;
  },

  async rollback({ db, request: { reason }, actor: { userId }, audit }) {
    const switched = await rollbackShell(db, store, { userId, reason, now: now() });
    const { hash: entityId, version: label, before } = switched;
    audit({
      action: 'shell.rollback',
      entity: 'shellBuilds',
      entityId,
      label,
      changes: { live: [before, entityId], ...because(reason) },
    });
    return switched;
  },
});
