import { budgets } from '@lectern/remote-kit/budgets';
import type { Release } from '@lectern/remote-kit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ObjectStore } from '../../../storage/store';
import { blobPath, digestOf, mimeOf, releasePath } from '../../../server/delivery/paths';
import { isLeaving } from './retention';

/** A file that a release lists; without bytes where the server lacks it. */
export interface GatheredFile {
  readonly path: string;
  readonly integrity: string;
  readonly bytes: Buffer | undefined;
}

/** The bytes of one file: uploaded just now, or part of an earlier release of the remote. Bytes whose digest differs don't count. */
const findBytes = async (
  store: ObjectStore,
  name: string,
  integrity: string,
  earlier: ReadonlyMap<string, string>,
): Promise<Buffer | undefined> => {
  for (const path of [blobPath(integrity), earlier.get(integrity)]) {
    const bytes = path ? await store.read(path) : undefined;
    if (bytes && digestOf(bytes) === integrity) return bytes;
  }
  return undefined;
};

/** Digest → where an earlier release of the remote has it, and keeps it. */
const earlierFiles = async (db: Kysely<DB>, remoteId: number, name: string): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('remoteReleaseFiles as f')
    .innerJoin('remoteReleases as l', 'l.id', 'f.releaseId')
    .select(['f.path', 'f.sha384', 'l.semver'])
    .where('l.remoteId', '=', remoteId)
    .where(isLeaving, '=', false)
    .execute();
  return new Map(rows.map((row) => [row.sha384, releasePath(name, row.semver, row.path)]));
};

/** Every file of a release, as far as the server has it already. */
export const gatherFiles = async (
  db: Kysely<DB>,
  store: ObjectStore,
  remoteId: number,
  { declared: { name }, files }: Release,
): Promise<GatheredFile[]> => {
  const earlier = await earlierFiles(db, remoteId, name);
  return Promise.all(
    Object.entries(files).map(async ([path, { integrity }]) => ({
      path,
      integrity,
      bytes: await findBytes(store, name, integrity, earlier),
    })),
  );
};

/** A release over its budget is refused anyway: to read its scripts and styles would only hold the others up. */
const isReadable = ({ files }: Release): boolean =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) <= budgets.release;

/** Faults of a script, a style sheet or an SVG, by its bytes. The parsers are loaded with the first release. */
const codeReasons = async (remote: string, path: string, bytes: Buffer): Promise<string[]> => {
  const mime = mimeOf(path);
  if (mime === 'text/javascript') {
    const { scriptReason } = await import('./scripts');
    return [scriptReason(path, bytes)].filter((reason) => reason !== undefined);
  }
  if (mime === 'image/svg+xml') {
    const { pictureGate } = await import('@lectern/remote-kit/file-gate');
    return pictureGate(bytes.toString('utf8')).map(({ line, column, says }) => `${path}:${line}:${column} ${says}`);
  }
  if (mime !== 'text/css') return [];
  const { styleGate } = await import('@lectern/remote-kit/style-gate');
  return styleGate(remote, bytes.toString('utf8')).map(({ line, column, says }) => `${path}:${line}:${column} ${says}`);
};

/** Every reason that only the bytes of the stored files show: a size that is another, a script whose imports the browser can't check, a style that reaches beyond the remote, an SVG that is more than a picture. */
export const bytesReasons = async (found: readonly GatheredFile[], release: Release): Promise<string[]> => {
  const readable = isReadable(release);
  const reasons: string[] = [];
  for (const { path, bytes } of found) {
    if (!bytes) continue;
    if (bytes.length !== release.files[path]?.bytes)
      reasons.push(`files: the size of ${path} is not that of its bytes`);
    else if (readable) reasons.push(...(await codeReasons(release.declared.name, path, bytes)));
  }
  return reasons;
};
