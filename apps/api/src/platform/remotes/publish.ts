import { createHash } from 'node:crypto';
import { identityOf, readRelease } from '@lectern/remote-kit/release';
import { verify } from '@lectern/remote-kit/signature';
import type { Release } from '@lectern/remote-kit';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { badRequest, conflict, fieldError, forbidden, notFound } from '../../http/errors';
import type { ObjectStore } from '../../objects/store';
import { gateReasons, type Host } from './gate';
import { liveReleases } from './registry';
import { noteEvent, raiseRevision } from './switch';

/** Who publishes: a person, or a key of the remote's team. */
export interface Publisher {
  readonly userId?: number | undefined;
  readonly keyId?: number | undefined;
}

export interface Published {
  readonly name: string;
  readonly version: string;
  /** Digests (`sha384-…`) of files that the server lacks. */
  readonly missing: readonly string[];
  readonly published: boolean;
  readonly already: boolean;
}

const mimes: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2', svg: 'image/svg+xml', png: 'image/png', json: 'application/json' };
export const mimeOf = (path: string): string => mimes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Where an uploaded file waits until a release takes it. */
export const blobPath = (digest: string): string => `blobs/${digest.replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_')}`;
export const releasePath = (name: string, version: string, path: string): string => `remotes/${name}/${version}/${path}`;
/** SHA-384 as integrity attributes write it. */
export const digestOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The remote and its trusted key that signed exactly this text. @throws 400, 403, 404 */
const readSigned = async (db: Kysely<DB>, text: string, signature: string): Promise<{ release: Release; remoteId: number; keyId: number }> => {
  const { release, reasons } = readRelease(text);
  if (!release) throw badRequest(reasons.map((reason) => fieldError('release', 'format', reason)));
  const { name } = release.declared;
  const remote = await db.selectFrom('remotes').select(['id', 'basePaths']).where('name', '=', name).executeTakeFirst();
  if (!remote) throw notFound(`There is no remote ${name}`);
  const foreign = release.declared.basePaths.filter((path) => !remote.basePaths.includes(path));
  if (foreign.length > 0) throw badRequest(foreign.map((path) => fieldError('release', 'basePath', `${name} was not registered for the base path ${path}`)));
  const keys = await db.selectFrom('remoteKeys').select(['id', 'publicKey']).where('remoteId', '=', remote.id).where('kind', '=', 'signing').where('revokedAt', 'is', null).execute();
  for (const key of keys) if (key.publicKey && (await verify(text, signature, key.publicKey))) return { release, remoteId: remote.id, keyId: key.id };
  throw forbidden([], `The signature is by no key that is trusted for ${name}`);
};

/** The bytes of one file: uploaded just now, or part of an earlier release of the remote. Bytes whose digest differs don't count. */
const findBytes = async (store: ObjectStore, name: string, integrity: string, earlier: ReadonlyMap<string, string>): Promise<Buffer | undefined> => {
  for (const path of [blobPath(integrity), earlier.get(integrity)]) {
    const bytes = path ? await store.read(path) : undefined;
    if (bytes && digestOf(bytes) === integrity) return bytes;
  }
  return undefined;
};

/** Digest → where an earlier release of the remote has it. */
const earlierFiles = async (db: Kysely<DB>, remoteId: number, name: string): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('remoteReleaseFiles as f').innerJoin('remoteReleases as l', 'l.id', 'f.releaseId').select(['f.path', 'f.sha384', 'l.semver']).where('l.remoteId', '=', remoteId).execute();
  return new Map(rows.map((row) => [row.sha384, releasePath(name, row.semver, row.path)]));
};

/**
 * Takes a signed release onto the channel `next`. Runs inside the caller's transaction; files are written before the row that names them, so a
 * crash leaves at most files that nothing names. @throws 400 format or gate, 403 signature, 409 the version exists with other content
 */
export const publish = async (db: Kysely<DB>, store: ObjectStore, host: Host, { release: text, signature }: { release: string; signature: string }, by: Publisher): Promise<Published> => {
  const { release, remoteId, keyId } = await readSigned(db, text, signature);
  const { name } = release.declared;
  const { version } = release;
  const there = await db.selectFrom('remoteReleases').select('declaredText').where('remoteId', '=', remoteId).where('semver', '=', version).executeTakeFirst();
  if (there) {
    const known = readRelease(there.declaredText).release;
    if (known && identityOf(known) === identityOf(release)) return { name, version, missing: [], published: false, already: true };
    throw conflict(`${name}@${version} was published with other content; a version never changes`);
  }
  const reasons = gateReasons(release, await liveReleases(db), host);
  if (reasons.length > 0) throw badRequest(reasons.map((reason) => fieldError('release', 'gate', reason)));

  const earlier = await earlierFiles(db, remoteId, name);
  const found = await Promise.all(Object.entries(release.files).map(async ([path, { integrity }]) => ({ path, integrity, bytes: await findBytes(store, name, integrity, earlier) })));
  const missing = found.filter((file) => !file.bytes).map((file) => file.integrity);
  if (missing.length > 0) return { name, version, missing: [...new Set(missing)], published: false, already: false };

  for (const { path, bytes } of found) if (bytes) await store.write(releasePath(name, version, path), bytes);
  await store.write(releasePath(name, version, 'release.json'), Buffer.from(text));
  await store.write(releasePath(name, version, 'release.json.sig'), Buffer.from(signature));

  const sizes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
  const { id } = await db
    .insertInto('remoteReleases')
    .values({
      remoteId, semver: version, state: 'ready', declared: text, declaredText: text, signature, keyId, shellRange: release.declared.shell, shared: JSON.stringify(release.shared),
      totalBytes: sizes, entryBytes: release.files['remoteEntry.js']?.bytes ?? 0, commitId: release.commit, publishedBy: by.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('remoteReleaseFiles').values(found.map(({ path, integrity, bytes }) => ({ releaseId: id, path, sha384: integrity, bytes: bytes?.length ?? 0, mime: mimeOf(path) }))).execute();
  await db
    .insertInto('remoteChannels')
    .values({ remoteId, channel: 'next', releaseId: id, changedBy: by.userId ?? null })
    .onConflict((conflicting) => conflicting.columns(['remoteId', 'channel']).doUpdateSet({ releaseId: id, changedBy: by.userId ?? null }))
    .execute();
  const revision = await raiseRevision(db);
  await noteEvent(db, { remoteId, action: 'publish', channel: 'next', from: null, to: id, revision, by });
  return { name, version, missing: [], published: true, already: false };
};
