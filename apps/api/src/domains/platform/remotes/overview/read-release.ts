import type { ReleaseOverview } from '@lectern/contract/platform/remotes-overview';
import { readRelease } from '@lectern/remote-kit/release';
import type { Release, RemoteConfig } from '@lectern/remote-kit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { notFound } from '../../../../server/calls/errors';
import type { Deployment } from '../deployment';
import { usersOf } from '../health/report-summary.queries';
import { judgedShells } from '../gate';
import { liveReleases } from '../live-releases';
import { lostFiles, lostReason } from '../lost-files';
import { signedRelease } from '../signed-releases';
import { faultsOf } from './faults.queries';
import { reasonsAgainst } from './reasons';
import { readStored } from './release.queries';

const dayInMinutes = 24 * 60;

const rightsOf = ({ menu, routes, slots, commands }: RemoteConfig): string[] =>
  [
    ...new Set(
      [...menu, ...routes, ...slots, ...commands].flatMap(({ access }) => (typeof access === 'string' ? [] : access)),
    ),
  ].sort();

const declaredIn = ({ declared }: Release): ReleaseOverview['declared'] => ({
  basePaths: [...declared.basePaths],
  routes: declared.routes.map(({ path, title }) => ({ path, title })),
  slots: declared.slots.map(({ slot, id }) => `${slot}#${id}`),
  commands: declared.commands.map(({ title }) => title),
  rights: rightsOf(declared),
});

const nothing: ReleaseOverview['declared'] = { basePaths: [], routes: [], slots: [], commands: [], rights: [] };

/** One release: who published it, whether its signature holds, what it declares, and whether it may come live at this moment. @throws 404 */
export const readReleaseOverview = async (
  db: Kysely<DB>,
  { host, store }: Deployment,
  { name, version }: { readonly name: string; readonly version: string },
  now: Date,
): Promise<ReleaseOverview> => {
  const stored = await readStored(db, name, version);
  if (!stored) throw notFound(`There is no release ${name}@${version}`);
  const { id, text, contract, digest, signature, publicKey, label, keyId, revoked, state, leaving, ...facts } = stored;
  const signed = await signedRelease({ text, digest: `sha384-${digest.replaceAll('\n', '')}`, signature, publicKey });
  const { release, reasons } = readRelease(text);
  const standing = {
    version,
    state,
    revoked,
    valid: signed !== undefined,
    lost: release && !leaving ? lostReason(version, await lostFiles(store, release)) : undefined,
    leaving: leaving && facts.filesKeptUntil !== null ? facts.filesKeptUntil : undefined,
  };
  const { people, loads } = await usersOf(db, id, dayInMinutes, now);
  const faulty = await faultsOf(db, id, now);
  return {
    name,
    version,
    state,
    ...facts,
    people,
    loads,
    ...faulty,
    signature: { valid: standing.valid, label, keyId, revoked },
    shellRange: release?.declared.shell ?? '',
    sharedModules: Object.keys(release?.shared ?? {}).length,
    reasons: release
      ? reasonsAgainst(standing, { release, contract }, await liveReleases(db), await judgedShells(db, host))
      : { state: [], contract: [...reasons], shared: [], other: [] },
    declared: release ? declaredIn(release) : nothing,
  };
};
