import { messages, say, type RequestOf } from '@lectern/contract';
import type { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { liesUnder } from '@lectern/remote-kit/declared';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { fieldError, Refusal } from '../../../http/errors';
import { lockRegistry, noteEvent } from '../events';
import type { Publisher } from '../publish';

/** What the server answers itself: a screen below it would never be asked for. */
const own = ['/api', '/auth', '/remotes', '/shell'];

/** Who has a base path that is wanted. */
const ownersOf = async (db: Kysely<DB>, paths: readonly string[]) =>
  (await sql<{ path: string; name: string }>`select p.path, r.name from remotes r cross join lateral unnest(r.base_paths) p(path) where p.path = any(${[...paths]}::text[])`.execute(db)).rows;

/** Registers a remote; its name and base paths are its own from then on. @throws 409 with everything that is taken */
export const register = async (db: Kysely<DB>, { name, title, team, basePaths }: RequestOf<typeof remoteKeyCalls.register>, by: Publisher) => {
  const revision = await lockRegistry(db);
  const paths = [...new Set(basePaths)];
  const owners = await ownersOf(db, paths);
  const same = await db.selectFrom('remotes').select('id').where('name', '=', name).executeTakeFirst();
  const taken = [
    ...(same ? [fieldError('name', 'taken', say(messages.taken, { field: 'Name' }))] : []),
    ...paths.filter((path) => own.some((each) => liesUnder(path, each))).map((path) => fieldError('basePaths', 'taken', `The base path ${path} belongs to the console`)),
    ...owners.map((owner) => fieldError('basePaths', 'taken', `The base path ${owner.path} belongs to ${owner.name}`)),
  ];
  if (taken[0]) throw new Refusal(409, { message: Object.values(taken[0].constraints)[0] ?? messages.unableToProcess, error: taken });
  const { id } = await db.insertInto('remotes').values({ name, title, ownerTeam: team, basePaths: paths }).returning('id').executeTakeFirstOrThrow();
  await noteEvent(db, { remoteId: id, action: 'register', channel: null, from: null, to: null, revision, by });
  return { name, title, team, basePaths: paths };
};
