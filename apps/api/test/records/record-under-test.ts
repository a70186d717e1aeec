import type { Call, FieldError, ListRequest } from '@lectern/contract';
import type { RecordCalls } from '@lectern/contract/records';
import { listFieldsOf } from '@lectern/contract/wire';
import { sql } from 'kysely';
import type { ListSource } from '../../src/server/list/list-source';
import { testApi, type TestApi } from '../../src/testing';

/** What the rules read of a resource; the calls are those on the wire, which may have paths of their own. */
export interface Resource {
  readonly calls: unknown;
  readonly table: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly source: ListSource;
  readonly isPurged: boolean;
}

/** What the rules of a list need to know of a record; what a record does not have by design is left out. */
export interface ListExamples {
  /** What a person writes of the n-th new record; no two of them get in each other's way. */
  readonly make: (api: TestApi, n: number) => Promise<object> | object;
  /** What a person writes to give a record this name. */
  readonly named?: (name: string) => object;
  /** How the audit log calls a creation that is no `create`. */
  readonly creation?: string;
  /** Writes so many rows that the database prefers an index; without it nothing is said of its plans. */
  readonly fill?: (api: TestApi) => Promise<unknown>;
  /** The table that the list reads, where it is not the record's own. */
  readonly listed?: string;
  /** Sorted field → the filter without which the list refuses that order. */
  readonly orderedWithin?: Readonly<Record<string, Record<string, string>>>;
}

export interface Row {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly deletedAt: string | null;
}
type Body = { readonly result: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;

/** A record on a real API with a super admin at it, in the words of the rules; to be called in a `describe`. */
export const recordUnderTest = (
  { calls: own, table, noun: { one } }: Resource,
  { make, creation = 'create' }: ListExamples,
) => {
  const calls = own as RecordCalls;
  const fields = listFieldsOf(calls.list.request) ?? {};
  const stamp = fields['updatedAt'] ? 'updatedAt' : 'createdAt';
  let api: TestApi;
  let admin: Awaited<ReturnType<TestApi['signIn']>>;
  let made = 0;
  beforeAll(async () => {
    api = await testApi({ seed: 'demo' });
    admin = await api.signIn(1);
  });
  afterAll(() => api.close());

  const send = async (call: Call, request: object): Promise<{ status: number; body: Body }> => {
    const { status, body } = await admin.send(call, request as never);
    return { status, body: body as unknown as Body };
  };
  const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null && 'version' in value;
  const rowOf = ({ result }: Body): Row & Readonly<Record<string, unknown>> =>
    (Object.values(result).find(isRow) ?? result) as Row & Body;
  const values = async (): Promise<object> => make(api, (made += 1));
  const create = async (own: object = {}) => {
    const { status, body } = await send(calls.create, { ...(await values()), ...own });
    expect({ status, body }).toMatchObject({ status: 200 });
    return rowOf(body);
  };
  const items = async (request: ListRequest): Promise<Row[]> =>
    (await send(calls.list, request)).body.result['items'] as Row[];

  return {
    calls,
    fields,
    /** When a row was last written, as the list filters by it. */
    stamp,
    api: () => api,
    admin: () => admin,
    send,
    rowOf,
    values,
    create,
    items,
    /** The row among the newest of the list. */
    found: async (request: ListRequest, { id }: Row): Promise<Row | undefined> =>
      (await items({ sort: `-${stamp}`, ...request })).find((row) => row.id === id),
    /** What an answer refuses on which field. */
    refusal: ({ status, body }: { status: number; body: Body }) => [
      status,
      Object.fromEntries(
        ((body['error'] ?? []) as FieldError[]).map((each) => [each.property, Object.values(each.constraints)]),
      ),
    ],
    audits: async (action: string, { id }: Row) =>
      (
        await sql<{ label: string; changes: Record<string, readonly [unknown, unknown]> }>`
          select entity_label as label, changes from audit_log where entity = ${table} and entity_id = ${String(id)}
            and action = ${`${one}.${action === 'create' ? creation : action}`}`.execute(api.database.db)
      ).rows,
  };
};
