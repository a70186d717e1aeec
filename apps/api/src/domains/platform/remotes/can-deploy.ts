import { contractFile } from '@lectern/remote-kit/compiled';
import { fileGate } from '@lectern/remote-kit/file-gate';
import { publishGate } from '@lectern/remote-kit/publish-gate';
import { readRelease } from '@lectern/remote-kit/release';
import type { Release } from '@lectern/remote-kit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import { contractReasons } from './contract-gate';
import { gateReasons, judgedShells, verdictsOf, type ShellVerdict } from './gate';
import type { Deployment } from './deployment';
import { liveReleases } from './live-releases';
import { lostFiles, lostReason } from './lost-files';
import { isLeaving } from './retention';
import type { ObjectStore } from '../../../storage/store';
import { digestOf } from '../../../server/delivery/paths';

/** Whether a release may come onto a channel, with every reason why not. */
export interface Judged {
  readonly channel: 'live' | 'next';
  readonly compatible: boolean;
  readonly reasons: readonly string[];
}

/** The base paths that a release claims and its remote was not registered for. */
export const foreignPaths = ({ declared: { name, basePaths } }: Release, registered: readonly string[]): string[] =>
  basePaths
    .filter((path) => !registered.includes(path))
    .map((path) => `${name} was not registered for the base path ${path}`);

/** What the other remotes will have once what is on `next` is promoted. */
const nextReleases = async (db: Kysely<DB>): Promise<Release[]> => {
  const rows = await db
    .selectFrom('remoteChannels as c')
    .innerJoin('remoteReleases as l', 'l.id', 'c.releaseId')
    .select('l.declaredText')
    .where('c.channel', '=', 'next')
    .execute();
  return rows.flatMap(({ declaredText }) => readRelease(declaredText).release ?? []);
};

/** What the calls and slots say that it was compiled with, as far as they are sent with it. */
const compiledReasons = ({ files }: Release, contract: string | undefined): string[] =>
  contract === undefined || digestOf(Buffer.from(contract)) === files[contractFile]?.integrity
    ? contractReasons(contract)
    : [`${contractFile} is not the one that the release lists`];

/** What the store has lost of this release, where it is published and its files are kept. */
const lostOf = async (db: Kysely<DB>, store: ObjectStore, release: Release): Promise<string | undefined> => {
  const { declared, version } = release;
  const there = await db
    .selectFrom('remoteReleases as l')
    .innerJoin('remotes as r', 'r.id', 'l.remoteId')
    .select('l.id')
    .where('r.name', '=', declared.name)
    .where('l.semver', '=', version)
    .where(isLeaving, '=', false)
    .executeTakeFirst();
  return there && lostReason(version, await lostFiles(store, release));
};

/** Judges a release that need not be published, by the gates of publish and promote, with the live releases and with those on next. @throws 400 format, 404 */
export const canDeploy = async (
  db: Kysely<DB>,
  { host, store }: Deployment,
  { release: text, contract }: { readonly release: string; readonly contract?: string | undefined },
): Promise<{ name: string; version: string; channels: Judged[]; shells: ShellVerdict[] }> => {
  const { release, reasons } = readRelease(text);
  if (!release) throw badRequest(reasons.map((reason) => fieldError('release', 'format', reason)));
  const { name } = release.declared;
  const remote = await db
    .selectFrom('remotes')
    .select('basePaths')
    .where('name', '=', name)
    .where('unregisteredAt', 'is', null)
    .executeTakeFirst();
  if (!remote) throw notFound(`There is no remote ${name}`);
  const [lost, shells, live] = [await lostOf(db, store, release), await judgedShells(db, host), await liveReleases(db)];
  const judge = (channel: Judged['channel'], others: readonly Release[]): Judged => {
    const found = [
      ...foreignPaths(release, remote.basePaths),
      ...publishGate(release.declared),
      ...fileGate(Object.keys(release.files)),
      ...gateReasons(release, others, shells),
      ...compiledReasons(release, contract),
      ...(lost === undefined ? [] : [lost]),
    ];
    return { channel, compatible: found.length === 0, reasons: found };
  };
  return {
    name,
    version: release.version,
    channels: [judge('live', live), judge('next', await nextReleases(db))],
    shells: verdictsOf(release, live, shells),
  };
};
