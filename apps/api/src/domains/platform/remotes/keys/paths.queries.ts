import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** What the server answers itself: a screen below it would never be asked for. */
export const ownPaths: readonly string[] = ['/api', '/auth', '/remotes', '/shell'];

/** A base path that a remote can't be registered for any more; the console's own are of no remote. */
export interface TakenPath {
  readonly path: string;
  readonly remote: string | null;
  readonly team: string | null;
}

/** The base paths of all registered remotes, or of those among `paths`. */
export const remotePaths = async (
  db: Kysely<DB>,
  paths?: readonly string[],
): Promise<readonly (TakenPath & { readonly remote: string })[]> =>
  (
    await sql<TakenPath & { remote: string }>`
      select p.path, r.name as remote, r.owner_team as team from remotes r cross join lateral unnest(r.base_paths) p(path)
      where r.unregistered_at is null and ${paths === undefined ? sql`true` : sql`p.path = any(${[...paths]}::text[])`} order by p.path, r.id`.execute(
      db,
    )
  ).rows;

/** Every base path that is taken, those of the console too. */
export const takenPaths = async (db: Kysely<DB>): Promise<TakenPath[]> => [
  ...ownPaths.map((path) => ({ path, remote: null, team: null })),
  ...(await remotePaths(db)),
];
