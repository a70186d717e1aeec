import type { Access, Call, Calls, RequestOf, ResponseOf, Right } from '@lectern/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import type { AuditEntry } from './audit';

/** Who makes a call: rights are read from the database for each call, never remembered. */
export interface Actor {
  readonly userId: number;
  readonly name: string;
  readonly roleId: number;
  readonly rights: ReadonlySet<Right>;
  readonly sessionId: number;
  /** Who acts as this user, while somebody does. */
  readonly impersonatorId: number | null;
}

/** The actor of a call by its access: a public call may be made by nobody. */
export type ActorOf<A extends Access> = A extends 'public' ? Actor | undefined : Actor;

/** What a call's work needs, from any source: a request, or a job for one of many rows. Rights and input are checked by then. */
export interface Work<C extends Call> {
  /** Validated and typed, path parameters merged in. In a PUT an absent field stays, null empties. */
  readonly request: RequestOf<C>;
  /** The open transaction of a POST, PUT or DELETE; the pool for a GET. Sealed calls get the pool: they commit by themselves. */
  readonly db: Kysely<DB>;
  readonly actor: ActorOf<C['access']>;
  /** Notes the mutation in the audit log, in the same transaction. A mutation that writes without it is answered 500. */
  audit(entry: AuditEntry): void;
}

/** What a handler is given. */
export interface Context<C extends Call> extends Work<C> {
  /** Adds a field to the success envelope, besides `result`. */
  addField(name: string, value: unknown): void;
  /** For sign-in and delivery only. A handler that sets status 304 is answered without a body. */
  readonly http: Http;
  /** What the handler's `prepare` answered. */
  readonly prepared?: unknown;
}
interface Http {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What is known before the transaction; `db` is the pool. */
export interface Before<C extends Call> extends Omit<Work<C>, 'audit'> {
  readonly http: Http;
}

export interface Handler<C extends Call> {
  (context: Context<C>): Promise<ResponseOf<C>>;
  /** Work that takes long and writes no row: it is done before the transaction, which would hold a connection meanwhile. */
  readonly prepare?: (before: Before<C>) => Promise<unknown>;
}

/** A handler that is given what `prepare` has answered before the transaction began. */
export const afterPreparing = <C extends Call, Prepared>(
  prepare: (before: Before<C>) => Promise<Prepared>,
  handle: (context: Context<C>, prepared: Prepared) => Promise<ResponseOf<C>>,
): Handler<C> => Object.assign((context: Context<C>) => handle(context, context.prepared as Prepared), { prepare });

/** One handler for each declared call: a missing one and one too many don't compile. */
export type Handlers<T extends Calls> = { readonly [K in keyof T]: Handler<T[K]> };
