import { createHash } from 'node:crypto';
import { remotesCalls } from '@lectern/contract/platform';
import { badRequest, fieldError, tooMany } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { claimKey, keepAnswer, keyOf } from '../../../server/calls/idempotency';
import type { Services } from '../../../server/services';
import { allowance } from './health/allowance';
import { deploymentOf } from './deployment';
import type { ShellVerdict } from './gate';
import { judgeFrom } from './health/judge-from';
import { judgeRemote, judgingTimes } from './health/judge-remote';
import { mayReport, storeReports } from './health/store-reports';
import { blobPath, digestOf } from '../../../server/delivery/paths';
import { shellOf } from '../shells/shell-of';
import { publish } from './publish';
import { publisherOf } from './publisher';
import { registryFor } from './registry';
import { readStatus } from './remotes.queries';
import { canary } from './canary';
import { canDeploy } from './can-deploy';
import { promote, rollback } from './switch';
import { disable, enable, withdraw } from './turn';

const nameIn = (release: string): string | undefined => {
  try {
    return (JSON.parse(release) as { declared?: { name?: string } }).declared?.name;
  } catch {
    return undefined; // said with its place when it is read
  }
};

/** Verdicts as an answer has them. */
const sent = (verdicts: readonly ShellVerdict[]) =>
  verdicts.map(({ reasons, ...shell }) => ({ ...shell, reasons: [...reasons] }));

/** Takes what consoles report, so much a minute from each and each report once, and judges the remotes that it is about. */
const takingReports = (
  services: Pick<Services, 'host' | 'now' | 'store' | 'shellHash'>,
): Handlers<typeof remotesCalls>['health'] => {
  const [waitOf, isDue] = [allowance(), judgingTimes()];
  return async ({ db, request, actor, http }) => {
    // A page that goes never hears whether its report arrived, and the next page sends it again.
    const claim = keyOf(remotesCalls.health, http.request, actor.userId, request);
    if (claim && (await claimKey(db, claim))) return {};
    const at = services.now();
    const wait = waitOf(actor.sessionId, at);
    if (wait > 0) throw tooMany('Too many reports. Try again later.', wait);
    // Nothing counts in the name of a person who is impersonated.
    const served = actor.impersonatorId === null ? (await registryFor(db, actor, shellOf(http.request))).remotes : [];
    const reporting = served.map((entry) => ({ ...entry, isShownOnly: !mayReport(entry.declared, actor.rights) }));
    const reported = await storeReports(db, request.reports, reporting, actor, at);
    for (const remoteId of reported)
      if (isDue(remoteId, at)) await judgeRemote(db, deploymentOf(services), remoteId, at);
    if (claim) await keepAnswer(db, claim, {});
    return {};
  };
};

export const remotesHandlers = (services: Services): Handlers<typeof remotesCalls> => ({
  status: ({ db, http }) => readStatus(db, services.host(), http.request.caller?.deployKey?.remoteId),

  async registry({ db, actor, http: { request, reply } }) {
    const registry = await registryFor(db, actor, shellOf(request), await services.developmentRows?.());
    const etag = `"${createHash('sha256').update(JSON.stringify(registry)).digest('base64url')}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) void reply.code(304);
    return registry;
  },

  async publish({ db, request, audit, http }) {
    const by = publisherOf(http.request, nameIn(request.release));
    const published = await publish(db, deploymentOf(services), request, by);
    if (published.published)
      audit({
        action: 'remote.publish',
        entity: 'remotes',
        entityId: published.name,
        label: `${published.name}@${published.version}`,
      });
    return { ...published, missing: [...published.missing], shells: sent(published.shells) };
  },

  async blob({ request, http }) {
    publisherOf(http.request, undefined);
    const bytes = http.request.body;
    if (!Buffer.isBuffer(bytes))
      throw badRequest(fieldError('body', 'type', 'A blob is sent as application/octet-stream'));
    const digest = digestOf(bytes);
    if (blobPath(digest) !== blobPath(request.digest))
      throw badRequest(fieldError('digest', 'differs', 'The digest is not that of the bytes'));
    await services.store.write(blobPath(digest), bytes);
    return { bytes: bytes.length };
  },

  async canDeploy({ db, request, http }) {
    publisherOf(http.request, nameIn(request.release));
    const { channels, shells, ...judged } = await canDeploy(db, deploymentOf(services), request);
    return {
      ...judged,
      channels: channels.map(({ reasons, ...channel }) => ({ ...channel, reasons: [...reasons] })),
      shells: sent(shells),
    };
  },

  async canary({ db, request, audit, http }) {
    const switched = await canary(db, deploymentOf(services), request, publisherOf(http.request, request.name));
    await judgeFrom(db, request.name, services.now());
    audit({
      action: 'remote.canary',
      entity: 'remotes',
      entityId: request.name,
      label: request.name,
      changes: {
        canary: [null, switched.version],
        percent: [null, request.percent],
        roles: [null, request.roles ?? []],
      },
    });
    return switched;
  },

  async promote({ db, request, audit, http }) {
    const switched = await promote(db, deploymentOf(services), request, publisherOf(http.request, request.name));
    await judgeFrom(db, request.name, services.now());
    audit({
      action: 'remote.promote',
      entity: 'remotes',
      entityId: request.name,
      label: request.name,
      changes: { live: [switched.before, switched.version] },
    });
    return switched;
  },

  async rollback({ db, request, audit, http }) {
    const switched = await rollback(db, deploymentOf(services), request, publisherOf(http.request, request.name));
    await judgeFrom(db, request.name, services.now());
    audit({
      action: 'remote.rollback',
      entity: 'remotes',
      entityId: request.name,
      label: request.name,
      changes: { live: [switched.before, switched.version] },
    });
    return switched;
  },

  async disable({ db, request, audit, http }) {
    const turned = await disable(db, request, publisherOf(http.request, request.name));
    audit({
      action: 'remote.disable',
      entity: 'remotes',
      entityId: request.name,
      label: request.name,
      changes: { state: ['enabled', 'disabled'], message: [null, request.message] },
    });
    return turned;
  },

  async enable({ db, request, audit, http }) {
    const turned = await enable(db, request, publisherOf(http.request, request.name));
    await judgeFrom(db, request.name, services.now());
    audit({
      action: 'remote.enable',
      entity: 'remotes',
      entityId: request.name,
      label: request.name,
      changes: { state: ['disabled', 'enabled'] },
    });
    return turned;
  },

  async withdraw({ db, request, audit, http }) {
    const turned = await withdraw(db, request, publisherOf(http.request, request.name));
    audit({
      action: 'remote.withdraw',
      entity: 'remotes',
      entityId: request.name,
      label: `${request.name}@${request.version}`,
      changes: { state: ['ready', 'withdrawn'] },
    });
    return turned;
  },

  health: takingReports(services),
});
