import { messages, say, type RequestOf } from '@lectern/contract';
import type { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { liesUnder } from '@lectern/remote-kit/declared';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { fieldError, ApiError } from '../../../../server/calls/errors';
import { lockRegistry, noteEvent } from '../events';
import type { Publisher } from '../publish';
import { lockFiles } from '../read-signed';
import { remoteIdOf } from './keys.queries';
import { ownPaths, remotePaths } from './paths.queries';

/** A remote as it is registered, and whether anything of it was ever published; one that was unregistered begins again. */
const known = async (db: Kysely<DB>, name: string) =>
  (
    await sql<{
      id: number;
      title: string;
      team: string;
      basePaths: string[];
      hasReleases: boolean;
    }>`select id, title, owner_team as team, base_paths, exists (select 1 from remote_releases l where l.remote_id = r.id) as has_releases from remotes r where name = ${name} and unregistered_at is null`.execute(
      db,
    )
  ).rows[0];

/**
 * Registers a remote; its name and base paths are its own from then on. Registered again, one of which nothing is published is corrected; one that
 * has releases keeps all its paths and may be given more. @throws 409 with everything that is taken
 */
export const register = async (
  db: Kysely<DB>,
  { name, title, team, basePaths }: RequestOf<typeof remoteKeyCalls.register>,
  by: Publisher,
) => {
  // A first publish may be under way: it is waited for, or it reads what is written here.
  const remoteId = await remoteIdOf(db, name);
  if (remoteId !== undefined) await lockFiles(db, remoteId);
  const revision = await lockRegistry(db);
  const paths = [...new Set(basePaths)];
  const owners = (await remotePaths(db, paths)).filter(({ remote }) => remote !== name);
  const same = await known(db, name);
  const isAnother = same?.hasReleases === true && !same.basePaths.every((path) => paths.includes(path));
  const taken = [
    ...(isAnother ? [fieldError('name', 'taken', say(messages.taken, { field: 'Name' }))] : []),
    ...paths
      .filter((path) => ownPaths.some((each) => liesUnder(path, each)))
      .map((path) => fieldError('basePaths', 'taken', `The base path ${path} belongs to the console`)),
    ...owners.map((owner) =>
      fieldError('basePaths', 'taken', `The base path ${owner.path} belongs to ${owner.remote}`),
    ),
  ];
  if (taken[0])
    throw new ApiError(409, {
      message: Object.values(taken[0].constraints)[0] ?? messages.unableToProcess,
      error: taken,
    });
  const { id } = await db
    .insertInto('remotes')
    .values({ name, title, ownerTeam: team, basePaths: paths })
    .onConflict((conflicting) =>
      conflicting.column('name').doUpdateSet({
        title,
        ownerTeam: team,
        basePaths: paths,
        unregisteredAt: null,
        ...(!same && { state: 'enabled', stateReason: '' }),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteEvent(db, { remoteId: id, action: 'register', channel: null, from: null, to: null, revision, by });
  return { before: same, registered: { name, title, team, basePaths: paths } };
};
