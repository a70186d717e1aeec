import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound } from '../../../server/calls/errors';
import type { ObjectStore } from '../../../storage/store';
import { readBuild } from '../delivery/read-build';
import { shellPath } from '../delivery/shell-build';
import { refuseUnknownRoles } from '../remotes/canary';
import { changeChannel, lockChannel, type Change, type Channel } from './channel';
import { knownShells, type KnownShell } from './shells.queries';

/** A switch by a person. */
interface By {
  readonly userId: number;
  readonly reason?: string | undefined;
  readonly now: Date;
}

/** A build that people are given by now, and the one before. */
export interface SwitchedShell {
  readonly hash: string;
  readonly version: string;
  /** The hash of the build that was given before. */
  readonly before: string;
}

/** The name of a build: 'shell 1.4.0 (3f2a91bc)'. */
export const buildName = ({ hash, version }: { readonly hash: string; readonly version: string }): string =>
  `shell ${version} (${hash.slice(0, 8)})`;

/** @throws 409 while no process has published a build, as in development */
const channelOf = async (db: Kysely<DB>): Promise<Channel> => {
  const channel = await lockChannel(db);
  if (!channel) throw conflict('No build of the shell is live: in development pages come from the dev server');
  return channel;
};

/** The build with this hash, or the only one whose hash begins so. @throws 404, 400 several */
const namedBuild = async (db: Kysely<DB>, hash: string): Promise<KnownShell> => {
  const found = (await knownShells(db)).filter((each) => each.hash.startsWith(hash));
  const [build] = found;
  if (!build) throw notFound(`There is no build ${hash} of the shell`);
  if (found.length > 1 && !found.some((each) => each.hash === hash))
    throw badRequest(fieldError('hash', 'several', `Several builds begin with ${hash}: write more of it`));
  return found.find((each) => each.hash === hash) ?? build;
};

/** @throws 409 with the first files that the store lacks */
const refuseIncomplete = async (store: ObjectStore, shell: KnownShell): Promise<void> => {
  const build = shell.hasFiles ? await readBuild(store, shell.hash) : undefined;
  if (!build) throw conflict(`The files of the ${buildName(shell)} are not in the store: start a process with it once`);
  const stored = await Promise.all(
    Object.entries(build.files).map(async ([file, { bytes }]) => ({
      file,
      isThere: (await store.stat(shellPath(shell.hash, file)))?.bytes === bytes,
    })),
  );
  const lost = stored.filter(({ isThere }) => !isThere).map(({ file }) => file);
  if (lost.length > 0)
    throw conflict(
      `The ${buildName(shell)} has lost ${lost.slice(0, 3).join(', ')}${lost.length > 3 ? ` and ${lost.length - 3} more files` : ''}: start a process with it once`,
    );
};

/** Gives a build to everybody. It may have been rolled back before. @throws 404, 400, 409 incomplete or live already */
export const promoteShell = async (
  db: Kysely<DB>,
  store: ObjectStore,
  hash: string,
  { userId, reason = '', now }: By,
): Promise<SwitchedShell> => {
  const channel = await channelOf(db);
  const build = await namedBuild(db, hash);
  if (build.hash === channel.hash) throw conflict(`The ${buildName(build)} is live already`);
  await refuseIncomplete(store, build);
  await db.updateTable('shellBuilds').set({ rolledBackAt: null }).where('hash', '=', build.hash).execute();
  await changeChannel(db, { hash: build.hash, previousHash: channel.hash, changedBy: userId, reason }, now);
  return { hash: build.hash, version: build.version, before: channel.hash };
};

/** Gives a build to a part of the people. @throws 404, 400, 409 as above */
export const canaryShell = async (
  db: Kysely<DB>,
  store: ObjectStore,
  hash: string,
  { percent, roles = [] }: { readonly percent: number; readonly roles?: readonly number[] | undefined },
  { userId, reason = '', now }: By,
): Promise<SwitchedShell> => {
  const channel = await channelOf(db);
  if (percent === 0 && roles.length === 0)
    throw badRequest(fieldError('percent', 'nobody', 'A canary of 0 % needs a role'));
  await refuseUnknownRoles(db, roles);
  const build = await namedBuild(db, hash);
  if (build.hash === channel.hash) throw conflict(`The ${buildName(build)} is live already`);
  await refuseIncomplete(store, build);
  await db.updateTable('shellBuilds').set({ rolledBackAt: null }).where('hash', '=', build.hash).execute();
  await changeChannel(db, { canary: { hash: build.hash, percent, roles }, changedBy: userId, reason }, now);
  return { hash: build.hash, version: build.version, before: channel.hash };
};

/** Takes a build away from its people: a canary ends, the live build gives way to the one before. No start makes it live again. */
export const takeBack = async (
  db: Kysely<DB>,
  bad: string,
  { hash, previousHash }: Channel,
  { changedBy, reason }: Pick<Change, 'changedBy' | 'reason'>,
  now: Date,
): Promise<void> => {
  await db.updateTable('shellBuilds').set({ rolledBackAt: now.toISOString() }).where('hash', '=', bad).execute();
  const back = bad === hash && previousHash !== null ? { hash: previousHash, previousHash: null } : {};
  await changeChannel(db, { ...back, changedBy, reason }, now);
};

/** Ends a canary; without one gives everybody the build before. @throws 409 nothing to go back to, or its files are missing */
export const rollbackShell = async (
  db: Kysely<DB>,
  store: ObjectStore,
  { userId, reason = '', now }: By,
): Promise<SwitchedShell> => {
  const channel = await channelOf(db);
  const target = channel.canaryHash === null ? channel.previousHash : channel.hash;
  if (target === null) throw conflict('No build was live before this one: promote one by its hash');
  const build = await namedBuild(db, target);
  if (channel.canaryHash === null) await refuseIncomplete(store, build);
  const bad = channel.canaryHash ?? channel.hash;
  await takeBack(db, bad, channel, { changedBy: userId, reason }, now);
  return { hash: target, version: build.version, before: bad };
};
