import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../src/database/schema.generated';
import { declareResult } from '../src/domains/commerce/campaign/declare';
import { startEntry } from '../src/domains/commerce/campaign/own/start-entry';
import { submitEntry } from '../src/domains/commerce/campaign/own/submit-entry';
import { ApiError } from '../src/server/calls/errors';
import type { Context, Handler } from '../src/server/calls/frame';

/** The answer of a call, or its refusal. */
export type Said<T> = { readonly status: 200; readonly result: T } | { readonly status: number; readonly text: string };

/** Performs a call in a transaction of its own as the server does, without HTTP. */
const perform = async <C extends Call>(
  db: Kysely<DB>,
  userId: number,
  handler: Handler<C>,
  request: RequestOf<C>,
): Promise<Said<ResponseOf<C>>> => {
  const actor = { userId, name: '', roleId: 0, rights: new Set(), sessionId: 0, impersonatorId: null };
  try {
    const result = await db.transaction().execute(async (transaction) => {
      const context = { request, db: transaction, actor, audit: () => undefined };
      return handler(context as unknown as Context<C>);
    });
    return { status: 200, result };
  } catch (error) {
    if (error instanceof ApiError) return { status: error.status, text: error.body.message };
    throw error;
  }
};

/** Begins an entry; gives its id. @throws where that is refused */
export const beginEntry = async (db: Kysely<DB>, userId: number, couponId: number): Promise<number> => {
  const said = await perform(db, userId, startEntry, { couponId });
  if (!('result' in said)) throw new Error(said.text);
  return said.result.entryId;
};

export const sendEntry = (db: Kysely<DB>, userId: number, entryId: number) =>
  perform(db, userId, submitEntry, { entryId, answers: [] });

/** Declares until the entries are closed, and says how it ended. */
export const declareWhenClosed = async (db: Kysely<DB>, userId: number, id: number, confirm: string) => {
  for (;;) {
    const said = await perform(db, userId, declareResult, { id, confirm });
    if ('result' in said || !said.text.startsWith('Entries are open')) return said;
  }
};

/** Accounts of so many new students. */
export const newEntrants = async (db: Kysely<DB>, count: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    with u as (insert into users (role_id, status, first_name, last_name, email, slug)
      select 15, 'active', 'Soak', 'Entrant', 'entrant' || n || '@soak.example.com', 'soak-entrant-' || n from generate_series(1, ${count}::int) n returning id),
      s as (insert into students (user_id) select id from u)
    select id from u order by id`.execute(db);
  return rows.map(({ id }) => id);
};
