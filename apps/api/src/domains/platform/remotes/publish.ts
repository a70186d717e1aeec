import { fileGate } from '@lectern/remote-kit/file-gate';
import { publishGate } from '@lectern/remote-kit/publish-gate';
import { identityOf, readRelease } from '@lectern/remote-kit/release';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { putFile } from '../../../server/delivery/compressed';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { contractIn, contractReasons } from './contract-gate';
import { gateReasons, judgedShells, verdictsOf, type ShellVerdict } from './gate';
import type { Deployment } from './deployment';
import { gateReport, type GateReport } from './gate-report';
import { liveReleases } from './live-releases';
import { lostFiles } from './lost-files';
import { mimeOf, releasePath } from '../../../server/delivery/paths';
import { readSigned, type SignedRelease } from './read-signed';
import { bytesReasons, gatherFiles } from './release-files';
import { lockRegistry, noteEvent, raiseRevision } from './events';
import { keepFiles } from './keep-files';
import { isLeaving } from './retention';

/** Who publishes: a person, or a key of the remote's team. */
export interface Publisher {
  readonly userId?: number | undefined;
  readonly keyId?: number | undefined;
}

interface Wanted {
  readonly release: string;
  readonly signature: string;
  /** Leaves the channel `next` as it is. */
  readonly keepNext?: boolean;
}

export interface Published {
  readonly name: string;
  readonly version: string;
  /** Digests (`sha384-…`) of files that the server lacks. */
  readonly missing: readonly string[];
  readonly published: boolean;
  readonly already: boolean;
  /** The verdict of each shell; empty where no gate was asked. */
  readonly shells: readonly ShellVerdict[];
}

/** The release that has this version already. */
const findThere = (db: Kysely<DB>, remoteId: number, version: string) =>
  db
    .selectFrom('remoteReleases as l')
    .select(['l.id', 'l.declaredText', 'l.signature', 'l.state', isLeaving.as('leaving')])
    .where('l.remoteId', '=', remoteId)
    .where('l.semver', '=', version)
    .executeTakeFirst();

/** Its files are kept again, and those not yet deleted are listed again. `report` is there where the gates have judged it again, too. */
const bringBack = async (db: Kysely<DB>, id: number, report: GateReport | undefined): Promise<number> => {
  await db.deleteFrom('remoteReleaseFiles').where('releaseId', '=', id).execute();
  await db.deleteFrom('remoteLostFiles').where('releaseId', '=', id).execute();
  await db
    .updateTable('remoteReleases')
    .set({ filesKeptUntil: null, ...(report && { gateReport: JSON.stringify(report) }) })
    .where('id', '=', id)
    .execute();
  return id;
};

interface Taken extends SignedRelease {
  readonly text: string;
  readonly signature: string;
  readonly contract: string | undefined;
  readonly report: GateReport;
  readonly by: Publisher;
}

const insertRelease = async (
  db: Kysely<DB>,
  { release, text, signature, contract, report, remoteId, keyId, by }: Taken,
): Promise<number> => {
  const sizes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
  const { id } = await db
    .insertInto('remoteReleases')
    .values({
      remoteId,
      semver: release.version,
      state: 'ready',
      declared: text,
      declaredText: text,
      signature,
      keyId,
      shellRange: release.declared.shell,
      shared: JSON.stringify(release.shared),
      contract: contract ?? null,
      gateReport: JSON.stringify(report),
      totalBytes: sizes,
      entryBytes: release.files['remoteEntry.js']?.bytes ?? 0,
      commitId: release.commit,
      publishedBy: by.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * Takes a signed release onto the channel `next`. Runs inside the caller's transaction; files are written before the row that names them, so a
 * crash leaves at most files that nothing names. A release whose files are gone, about to go or lost gets them back, and no channel by it. @throws 400 format or gate, 403 signature, 409 the version exists with other content
 */
export const publish = async (
  db: Kysely<DB>,
  { host, store }: Deployment,
  { release: text, signature, keepNext = false }: Wanted,
  by: Publisher,
): Promise<Published> => {
  const { release, remoteId, keyId } = await readSigned(db, text, signature);
  const { name } = release.declared;
  const { version } = release;
  const there = await findThere(db, remoteId, version);
  if (there) {
    const known = readRelease(there.declaredText).release;
    if (!known || identityOf(known) !== identityOf(release))
      throw conflict(`${name}@${version} was published with other content; a version never changes`);
    // A withdrawn release stays as it is: nobody is given it any more.
    const restorable = there.leaving || (await lostFiles(store, known)).length > 0;
    if (there.state !== 'ready' || !restorable)
      return { name, version, missing: [], published: false, already: true, shells: [] };
  }
  // People have it, or may go back to it: its files come back as they were, whatever the gates would say today.
  const restores = there?.leaving === false;
  const found = await gatherFiles(db, store, remoteId, release);
  const contract = contractIn(found);
  const [live, shells] = [await liveReleases(db), await judgedShells(db, host)];
  const reasons = restores
    ? []
    : [
        ...publishGate(release.declared),
        ...fileGate(Object.keys(release.files)),
        ...gateReasons(release, live, shells),
        ...contractReasons(contract),
        ...(await bytesReasons(found, release)),
      ];
  if (reasons.length > 0) throw badRequest(reasons.map((reason) => fieldError('release', 'gate', reason)));
  const missing = found.filter((file) => !file.bytes).map((file) => file.integrity);
  const verdicts = restores ? [] : verdictsOf(release, live, shells);
  if (missing.length > 0)
    return { name, version, missing: [...new Set(missing)], published: false, already: false, shells: verdicts };

  for (const { path, bytes } of found) if (bytes) await putFile(store, releasePath(name, version, path), bytes);
  await putFile(store, releasePath(name, version, 'release.json'), Buffer.from(there?.declaredText ?? text));
  await putFile(store, releasePath(name, version, 'release.json.sig'), Buffer.from(there?.signature ?? signature));

  const report = gateReport(release, contract, live, host);
  // As a switch does, before any row: one that takes what is on `next` back waits for it, or this one does.
  await lockRegistry(db);
  const id = there
    ? await bringBack(db, there.id, restores ? undefined : report)
    : await insertRelease(db, { release, text, signature, contract, report, remoteId, keyId, by });
  await db
    .insertInto('remoteReleaseFiles')
    .values(
      found.map(({ path, integrity, bytes }) => ({
        releaseId: id,
        path,
        sha384: integrity,
        bytes: bytes?.length ?? 0,
        mime: mimeOf(path),
      })),
    )
    .execute();
  // An earlier release may have been rolled back: only a promote by name makes it live again.
  const channel = keepNext || there ? null : 'next';
  if (channel) {
    const next = { releaseId: id, changedBy: by.userId ?? null };
    await db
      .insertInto('remoteChannels')
      .values({ remoteId, channel, ...next })
      .onConflict((conflicting) => conflicting.columns(['remoteId', 'channel']).doUpdateSet(next))
      .execute();
  }
  const revision = await raiseRevision(db);
  await keepFiles(db, remoteId);
  await noteEvent(db, { remoteId, action: 'publish', channel, from: null, to: id, revision, by });
  return { name, version, missing: [], published: true, already: false, shells: verdicts };
};
