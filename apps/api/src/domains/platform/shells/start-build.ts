import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { endAnnouncement } from './announce';
import { changeChannel, lockChannel } from './channel';

/** The channel for the build of a process that starts: pages are given it, or it waits to be promoted. */
export type StartChannel = 'live' | 'next';

const short = (hash: string): string => hash.slice(0, 8);

/**
 * Puts the build of a process that starts on a channel. The first build of a console is live whatever the channel. A build that was rolled back, and the
 * canary of a person, are not made live by a start. Answers a sentence where pages are given another build.
 */
export const startBuild = async (
  db: Kysely<DB>,
  hash: string,
  channel: StartChannel,
  now: Date,
): Promise<string | undefined> => {
  const before = await lockChannel(db);
  if (!before) {
    await db.insertInto('shellChannel').values({ hash, judgedFrom: now.toISOString() }).execute();
    await db.updateTable('shellBuilds').set({ isNext: false }).where('hash', '=', hash).execute();
    await changeChannel(db, { changedBy: null, reason: 'The first build' }, now);
    return undefined;
  }
  if (before.hash === hash) return undefined;
  const given = `pages are given ${short(before.hash)}`;
  const promote = `npm run shell -- promote ${short(hash)}`;
  if (before.canaryHash === hash) return `This build of the shell, ${short(hash)}, is a canary: ${given}.`;
  const { rolledBackAt } = await db
    .selectFrom('shellBuilds')
    .select('rolledBackAt')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  if (rolledBackAt !== null)
    return `This build of the shell, ${short(hash)}, was rolled back: ${given}. To give it again: ${promote}`;
  if (channel === 'live') {
    const reason = 'A process started with it';
    await changeChannel(db, { hash, previousHash: before.hash, changedBy: null, reason }, now);
    return undefined;
  }
  await endAnnouncement(db, hash);
  await db.updateTable('shellBuilds').set({ isNext: true }).where('hash', '=', hash).execute();
  return `This build of the shell, ${short(hash)}, waits: ${given}. To give it: ${promote}`;
};
