import { sql } from 'kysely';
import type { Call, FieldError, RequestOf, ResponseOf } from '@lectern/contract';
import { categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { testApi } from '../../testing';

type Api = Awaited<ReturnType<typeof testApi>>;
type Client = Awaited<ReturnType<Api['signIn']>>;

/** What an answer refuses on which field: `{ name: ['Name is already in use'] }`. */
export const constraintsOf = (body: unknown): Readonly<Record<string, string[]>> => {
  const { error } = body as { error?: readonly FieldError[] };
  return Object.fromEntries((error ?? []).map(({ property, constraints }) => [property, Object.values(constraints)]));
};

/** A real API with a person of role 1 at it, and what every test of categories begins with. */
export const categoryFixture = async () => {
  const api = await testApi({ seed: 'base' });
  const { db } = api.database;
  const client = await api.signIn(1);
  let number = 0;

  /** The result of a call that must succeed. */
  const done = async <C extends Call>(call: C, request: RequestOf<C>, by: Client = client): Promise<ResponseOf<C>> => {
    const { status, body } = await by.send(call, request);
    if (status !== 200 || !body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return body.result;
  };

  const category = async (
    parent: { id: number } | null = null,
    name = `Category ${(number += 1)}`,
  ): Promise<CategoryRow> => (await done(categoryCalls.create, { name, parentId: parent?.id ?? null })).category;

  const skill = async (
    { id }: { id: number },
    name = `Skill ${(number += 1)}`,
    status: 'active' | 'inactive' = 'active',
  ): Promise<number> => {
    const { rows } = await sql<{
      id: number;
    }>`insert into skills (category_id, name, slug, status) values (${id}, ${name}, ${`skill-${(number += 1)}`}, ${status}) returning id`.execute(
      db,
    );
    return rows[0]!.id;
  };

  const row = async ({ id }: { id: number }): Promise<CategoryRow> =>
    (await done(categoryCalls.detail, { id })).category;

  /** Names right below a category, in order. */
  const below = async (parent: { id: number } | null): Promise<string[]> => {
    const { items } = await done(categoryCalls.list, { view: 'tree' });
    return items.filter((item) => item.parentId === (parent?.id ?? null)).map((item) => item.name);
  };

  const audits = async (action: string, id: number) =>
    (
      await sql<{
        entityLabel: string;
        changes: Record<string, unknown>;
      }>`select entity_label, changes from audit_log where action = ${action} and entity_id = ${String(id)} order by id`.execute(
        db,
      )
    ).rows;

  /** Keeps every writer of the tree waiting, sends the requests so that they queue in this order, then lets them go. */
  const inOrder = async <T extends readonly (() => Promise<unknown>)[]>(
    ...requests: T
  ): Promise<{ [K in keyof T]: Awaited<ReturnType<T[K]>> }> => {
    const sent: Promise<unknown>[] = [];
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('categories.tree', 0))`.execute(transaction);
      for (const request of requests) {
        sent.push(request());
        for (let waiting = 0; waiting < sent.length;) {
          const { rows } = await sql<{
            n: number;
          }>`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`.execute(
            transaction,
          );
          waiting = rows[0]!.n;
        }
      }
    });
    return (await Promise.all(sent)) as { [K in keyof T]: Awaited<ReturnType<T[K]>> };
  };

  return { api, db, client, done, category, skill, row, below, audits, inOrder, close: () => api.close() };
};

export type CategoryFixture = Awaited<ReturnType<typeof categoryFixture>>;
