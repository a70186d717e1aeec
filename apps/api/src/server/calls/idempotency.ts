import { createHash } from 'node:crypto';
import type { Call } from '@lectern/contract';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { badRequest, conflict, ApiError } from './errors';

/** One person's key for one request. */
export interface Claim {
  readonly userId: number;
  readonly key: string;
  readonly call: string;
  readonly hash: Buffer;
}

const wellFormed = /^[\x21-\x7e]{8,100}$/;

/** The claim that a request makes by its `Idempotency-Key`; undefined without one. @throws 400 for a key of another shape */
export const keyOf = (call: Call, { headers }: FastifyRequest, userId: number, request: unknown): Claim | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !wellFormed.test(key))
    throw badRequest('Idempotency-Key takes 8 to 100 printable characters');
  return {
    userId,
    key,
    call: `${call.method} ${call.path}`,
    hash: createHash('sha256').update(JSON.stringify(request)).digest(),
  };
};

const isLockTimeout = (error: unknown): boolean => (error as { code?: unknown }).code === '55P03';

/**
 * Takes the key inside the work's own transaction, or gives the answer it was given before. A parallel request with the same key waits
 * here until the first has committed or rolled back. @throws 409 when the key belongs to another request, or the first takes over 10 s
 */
export const claimKey = async <T>(db: Kysely<DB>, { userId, key, call, hash }: Claim): Promise<T | undefined> => {
  await sql`set local lock_timeout = '10s'`.execute(db);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotencyKeys')
    .values({ userId, key, call, requestHash: hash })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst()
    .catch((error: unknown) => {
      throw isLockTimeout(error)
        ? new ApiError(409, { message: 'Still in progress', result: 'Still in progress' }, { 'retry-after': '2' })
        : error;
    });
  await sql`set local lock_timeout = default`.execute(db);
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select(['call', 'requestHash', 'response'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (earlier.call !== call || !hash.equals(earlier.requestHash))
    throw conflict('This Idempotency-Key was used for another request');
  return earlier.response as T;
};

/** Keeps the answer with the key; committed with the work. */
export const keepAnswer = async (db: Kysely<DB>, { userId, key }: Claim, answer: object): Promise<void> => {
  await db
    .updateTable('idempotencyKeys')
    .set({ status: 200, response: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
};
