import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { lockRegistry, raiseRevision } from '../remotes/events';
import { keepAllFiles } from '../remotes/keep-files';

/** The builds of the shell that pages are given, inside the transaction that changes them. */
export interface Channel {
  readonly hash: string;
  readonly previousHash: string | null;
  readonly canaryHash: string | null;
  readonly canaryPercent: number | null;
}

/** A change of the channel; columns that it leaves out stay. */
export interface Change {
  readonly hash?: string;
  readonly previousHash?: string | null;
  readonly canary?: { readonly hash: string; readonly percent: number; readonly roles: readonly number[] } | undefined;
  readonly changedBy: number | null;
  readonly reason: string;
}

/** Undefined where no process has published a build yet. Holds the registry's lock until the transaction ends. */
export const lockChannel = async (db: Kysely<DB>): Promise<Channel | undefined> => {
  await lockRegistry(db);
  return db
    .selectFrom('shellChannel')
    .select(['hash', 'previousHash', 'canaryHash', 'canaryPercent'])
    .executeTakeFirst();
};

/** Changes what pages are given, chooses the releases of each shell again, and tells open pages. A canary that is not named has ended. Earlier reports no longer count. */
export const changeChannel = async (db: Kysely<DB>, { canary, ...change }: Change, now: Date): Promise<void> => {
  await db
    .updateTable('shellChannel')
    .set({
      ...change,
      canaryHash: canary?.hash ?? null,
      canaryPercent: canary?.percent ?? null,
      canaryRoles: [...(canary?.roles ?? [])],
      judgedFrom: now.toISOString(),
      changedAt: sql<string>`now()`,
    })
    .execute();
  await db
    .updateTable('shellBuilds')
    .set({ isNext: false })
    .where('isNext', '=', true)
    .where('hash', 'in', [change.hash ?? '', canary?.hash ?? ''])
    .execute();
  await keepAllFiles(db);
  await raiseRevision(db);
};
