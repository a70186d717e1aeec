import {
  listFieldsOf,
  messages,
  say,
  type Access,
  type Call,
  type RequestOf,
  type ResponseOf,
  type Right,
} from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DB } from '../../database/schema.generated';
import { writeAudit, type AuditEntry, type AuditOrigin } from './audit';
import { badRequest, fieldError, forbidden, unauthorised } from './errors';
import type { Actor, Context, Handler } from './frame';
import { claimKey, keepAnswer, keyOf } from './idempotency';
import type { Services } from '../services';
import { isDataException } from './postgres-errors';

/** Whether a signed-in person has any of the rights that open a call. */
export const mayCall = (access: Access, { rights }: Pick<Actor, 'rights'>): boolean =>
  typeof access === 'string' || access.some((right: Right) => rights.has(right));

/** @throws 401 without a session, 403 without any of the rights that open the call. */
export const refuseWithoutRight = (access: Access, actor: Actor | undefined): void => {
  if (access === 'public') return;
  if (!actor) throw unauthorised();
  if (access !== 'signed in' && !mayCall(access, actor)) throw forbidden(access);
};

/** @throws 403 when somebody else acts under this person's name. */
export const refuseImpersonator = (actor: Actor | undefined): void => {
  if (actor?.impersonatorId) throw forbidden([], 'Refused while you act for somebody else');
};

/** Where calls are answered from. */
type Databases = Pick<Services, 'db' | 'lists'>;

/** Runs `work` as the call's kind demands: a mutation in a transaction, a list where each statement has 2 seconds, all else on the pool. */
const within = <T>({ db, lists }: Databases, call: Call, work: (db: Kysely<DB>) => Promise<T>): Promise<T> => {
  if (call.sealed) return work(db);
  if (call.method !== 'GET') return db.transaction().execute(work);
  return work(listFieldsOf(call.request) ? lists : db);
};

/** Only who has made a cursor by hand has values in it that are not of their columns. @throws 400 instead of what PostgreSQL says of them */
const refuseCursor = (request: unknown, error: unknown): never => {
  const isByCursor = typeof request === 'object' && request !== null && 'cursor' in request && request.cursor;
  throw isByCursor && isDataException(error)
    ? badRequest(fieldError('cursor', 'cursor', say(messages.invalid, { field: 'Cursor' })))
    : error;
};

/** Whether this transaction has taken a write: only then PostgreSQL gives it a number. */
const hasWritten = async (db: Kysely<DB>): Promise<boolean> =>
  (await sql<{ wrote: boolean }>`select pg_current_xact_id_if_assigned() is not null as wrote`.execute(db)).rows[0]
    ?.wrote ?? false;

/** What a call answered: its result, and the extra fields. */
export interface Answer<C extends Call> {
  readonly result: ResponseOf<C>;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** Runs a call's handler; its audit rows are committed with its work or not at all. */
export const perform = async <C extends Call>(
  databases: Databases,
  call: C,
  handler: Handler<C>,
  {
    request,
    actor,
    origin,
    http,
  }: {
    request: RequestOf<C>;
    actor: Actor | undefined;
    origin: AuditOrigin;
    http: { request: FastifyRequest; reply: FastifyReply };
  },
): Promise<Answer<C>> => {
  const who = actor as Context<C>['actor']; // refuseWithoutRight has let only a public call pass without one
  const prepared = await handler.prepare?.({ request, actor: who, db: databases.db, http });
  return within(databases, call, async (transaction) => {
    const entries: AuditEntry[] = [];
    const beside: Record<string, unknown> = {};
    const context: Context<C> = {
      request,
      db: transaction,
      actor: who,
      audit: (entry) => void entries.push(entry),
      addField: (name, value) => void (beside[name] = value),
      http,
      prepared,
    };
    // Triggers write who saved: a text's revision is made by the database, not by a handler.
    if (actor && call.method !== 'GET' && !call.sealed)
      await sql`select set_config('app.user_id', ${String(actor.userId)}, true)`.execute(transaction);
    const claim = call.idempotent && actor ? keyOf(call, http.request, actor.userId, request) : undefined;
    const earlier = claim && (await claimKey<Answer<C>>(transaction, claim));
    if (earlier) return earlier;
    const result = await handler(context);
    await writeAudit(transaction, origin, entries);
    if (
      call.method !== 'GET' &&
      !call.sealed &&
      !call.unaudited &&
      entries.length === 0 &&
      (await hasWritten(transaction))
    ) {
      throw new Error(`${call.method} ${call.path} changed rows and noted nothing in the audit log`);
    }
    const answer = { result, beside };
    if (claim) await keepAnswer(transaction, claim, answer);
    return answer;
  }).catch((error: unknown) => refuseCursor(listFieldsOf(call.request) && request, error));
};
