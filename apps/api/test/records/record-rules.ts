import type { Call, ListRequest } from '@lectern/contract';
import { auditCalls } from '@lectern/contract/platform/audit';
import { livePath } from '@lectern/contract/platform/live';
import { searchCalls } from '@lectern/contract/platform/search';
import type { RecordCalls } from '@lectern/contract/records';
import { listFieldsOf } from '@lectern/contract/wire';
import { sql, type RawBuilder } from 'kysely';
import { io } from 'socket.io-client';
import type { Actor } from '../../src/server/calls/frame';
import type { ListSource } from '../../src/server/list/list-source';
import { testWorker } from '../../src/server/jobs/testing';
import { testApi, type TestApi } from '../../src/testing';
import { seqScansOf } from './plan';

/** What the rules read of a resource. */
interface Resource {
  readonly calls: unknown;
  readonly table: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly source: ListSource;
}

interface Examples {
  /** What a person writes of the n-th new record; no two of them get in each other's way. */
  readonly make: (api: TestApi, n: number) => Promise<object> | object;
  /** What an update sends: fields with values that no new record has. */
  readonly change: Readonly<Record<string, unknown>>;
  /** Writes so many rows that the database prefers an index. */
  readonly fill: (api: TestApi) => Promise<unknown>;
}

interface Row {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly deletedAt: string | null;
}
type Body = { readonly result: Readonly<Record<string, unknown>> } & Readonly<Record<string, unknown>>;

const days = 24 * 3600 * 1000;

/** What every resource keeps, as tests of its own: from its creation to the purge, in lists, search, history and open pages. */
export const recordRules = ({ calls: own, table, noun: { one, many }, source }: Resource, examples: Examples): void => {
  const calls = own as RecordCalls;
  const [read] = calls.list.access as readonly string[];

  describe(`every record, shown on ${many}`, () => {
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
    const rowOf = (body: Body): Row => body.result[one] as Row;
    const create = async (): Promise<Row> => {
      const { status, body } = await send(calls.create, await examples.make(api, (made += 1)));
      expect({ status, body }).toMatchObject({ status: 200 });
      return rowOf(body);
    };
    const listed = async (request: ListRequest, { id }: Row): Promise<boolean> => {
      const { body } = await send(calls.list, { sort: '-updatedAt', ...request });
      return (body.result['items'] as Row[]).some((row) => row.id === id);
    };
    const audits = async (action: string, { id }: Row) =>
      (
        await sql<{ label: string; changes: Record<string, readonly [unknown, unknown]> }>`
          select entity_label as label, changes from audit_log where action = ${`${one}.${action}`} and entity = ${table} and entity_id = ${String(id)}`.execute(
          api.database.db,
        )
      ).rows;
    const isOld = ({ id }: Row) =>
      sql`update ${sql.table(table)} set deleted_at = now() - interval '31 days' where id = ${id}`.execute(
        api.database.db,
      );

    it('a creation is answered as the detail reads it, in its first version, and is noted', async () => {
      const row = await create();
      expect(row).toMatchObject({ version: 1, deletedAt: null });
      expect((await send(calls.detail, { id: row.id })).body.result).toEqual({ [one]: row, uses: [] });
      const [noted] = await audits('create', row);
      expect(Object.values(noted?.changes ?? {}).every(([before]) => before === null)).toBe(true);
    });

    it('an update changes what is sent and nothing else, noted from the old value to the new', async () => {
      const row = await create();
      const { body } = await send(calls.update, { id: row.id, version: 1, ...examples.change });
      const { updatedAt: _, ...rest } = row as Row & { updatedAt: string };
      expect(rowOf(body)).toMatchObject({ ...rest, ...examples.change, version: 2 });
      const [noted] = await audits('update', row);
      const after = Object.entries(noted?.changes ?? {}).map(([name, [, value]]) => [name, value]);
      expect(Object.fromEntries(after)).toEqual(examples.change);
      expect((await send(calls.update, { id: 999_999, version: 1, ...examples.change })).status).toBe(404);
      expect((await send(calls.update, { id: row.id, version: 2, noSuchField: 1 })).status).toBe(400);
    });

    it('a status is changed as a new version and noted', async () => {
      const row = await create();
      const { body } = await send(calls.changeStatus, { id: row.id, version: 1, status: 'inactive' });
      expect(rowOf(body)).toMatchObject({ status: 'inactive', version: 2 });
      expect((await audits('changeStatus', row)).map(({ changes }) => changes)).toEqual([
        { status: [row.status, 'inactive'] },
      ]);
    });

    it('a deleted record is in Recently deleted for 30 days, and comes back once', async () => {
      const row = await create();
      const { body } = await send(calls.delete, { id: row.id, version: 1 });
      const deleted = rowOf((await send(calls.detail, { id: row.id })).body);
      expect(Date.parse(String(body.result['restorableUntil'])) - Date.parse(deleted.deletedAt ?? '')).toBe(30 * days);
      expect([await listed({}, row), await listed({ deleted: 'only' }, row)]).toEqual([false, true]);
      expect((await send(calls.delete, { id: row.id, version: 2 })).status).toBe(404);
      expect(rowOf((await send(calls.restore, { id: row.id, version: 2 })).body)).toMatchObject({
        ...row,
        version: 3,
        updatedAt: expect.any(String),
      });
      expect([(await audits('delete', row)).length, (await audits('restore', row)).length]).toEqual([1, 1]);
      expect((await send(calls.restore, { id: row.id, version: 2 })).status).toBe(409);
    });

    it('after 30 days it is neither listed nor restored, and is removed for good', async () => {
      const row = await create();
      await send(calls.delete, { id: row.id, version: 1 });
      await isOld(row);
      expect(await listed({ deleted: 'only' }, row)).toBe(false);
      expect((await send(calls.restore, { id: row.id, version: 2 })).status).toBe(404);
      await sql`insert into jobs (name, kind) values ('trash.purge', 'clock')`.execute(api.database.db);
      await testWorker(api).drain();
      expect((await send(calls.detail, { id: row.id })).status).toBe(404);
    });

    it('it is found by the search of the console, under its own title', async () => {
      const row = await create();
      const label = (await audits('create', row))[0]?.label ?? '';
      const { body } = await send(searchCalls.search, { q: label });
      const groups = body.result['groups'] as { type: string; hits: { id: number; title: string; route: string }[] }[];
      const hits = groups.find(({ type }) => type === table)?.hits ?? [];
      expect(hits.find(({ id }) => id === row.id)).toMatchObject({
        title: label,
        route: expect.stringContaining(`?id=${row.id}`),
      });
    });

    it('its history is for anyone who may read the record', async () => {
      const row = await create();
      const request = { entity: table, id: row.id };
      expect((await send(auditCalls.entity, request)).body.result['items']).toMatchObject([
        { action: `${one}.create` },
      ]);
      const student = await api.signIn(15);
      expect(await student.send(auditCalls.entity, request)).toMatchObject({ status: 403, body: { missing: [read] } });
    });

    it('open lists hear of a change by the path of their call', async () => {
      const socket = io(api.origin, {
        path: livePath,
        transports: ['websocket'],
        forceNew: true,
        auth: { session: admin.sessionId },
        extraHeaders: { cookie: admin.headers()['cookie'] ?? '', origin: 'http://localhost' },
      });
      await new Promise((resolve) => void socket.once('notification', resolve));
      const changed = new Promise((resolve) =>
        socket.on('changed', (event: { list: string }) => event.list === calls.list.path && resolve(event)),
      );
      const { id } = await create();
      expect(await changed).toEqual({ list: calls.list.path, ids: [id], by: admin.userId });
      socket.close();
    });

    it('pages are the same by number and by cursor', async () => {
      for (let n = 0; n < 3; n += 1) await create();
      const page = async (request: ListRequest) => (await send(calls.list, { limit: 2, ...request })).body.result;
      const first = await page({});
      const second = await page({ page: 2 });
      expect(second['items']).not.toEqual(first['items']);
      expect((await page({ page: 2, cursor: first['nextCursor'] as string }))['items']).toEqual(second['items']);
    });

    it('each order, each filter by a choice or a record, the search and Recently deleted read an index', async () => {
      await examples.fill(api);
      await sql`vacuum analyze ${sql.table(table)}`.execute(api.database.db);
      const fields = Object.entries(listFieldsOf(calls.list.request) ?? {});
      const requests: ListRequest[] = [
        {},
        { page: 3 },
        { q: 'c4ca4238' },
        { deleted: 'only' },
        ...fields.flatMap(([name, { sort }]) => (sort ? [{ sort: name }, { sort: `-${name}` }] : [])),
        ...fields.flatMap(([name, { type, filter, choices }]) =>
          filter && (type === 'id' || type === 'choice') ? [{ filter: { [name]: `eq:${choices?.[0] ?? 1}` } }] : [],
        ),
      ];
      const everything = { rights: { has: () => true } } as unknown as Actor;
      for (const request of requests) {
        const page = source.rows(source.read(request, everything), api.database.db) as RawBuilder<unknown>;
        const scans = await seqScansOf(api.database.db, page, table);
        expect({ request, scans }).toEqual({ request, scans: 0 });
      }
    });
  });
};
