import type { ListRequest, ResponseOf } from '@lectern/contract';
import { auditCalls } from '@lectern/contract/platform/audit';
import { livePath } from '@lectern/contract/platform/live';
import { searchCalls } from '@lectern/contract/platform/search';
import { sql, type RawBuilder } from 'kysely';
import { io } from 'socket.io-client';
import { inTime } from '../../src/domains/platform/search/testing';
import type { Actor } from '../../src/server/calls/frame';
import { seqScansOf } from './plan';
import { recordUnderTest, type ListExamples, type Resource } from './record-under-test';

const inOrder = ['Ballet shoes', 'dance floor', 'echo room', 'Élan vital', 'Zumba class'];
const everything = { rights: { has: () => true } } as unknown as Actor;

/** What is read of every record: its list, its search, its history, and what open pages hear of it. */
export const listRules = (resource: Resource, examples: ListExamples): void => {
  const { table, noun, source } = resource;
  const { named = (name: string) => ({ name }), fill, listed = table, orderedWithin = {} } = examples;

  describe(`every list, shown on ${noun.many}`, () => {
    const { calls, fields, stamp, api, admin, send, create, items, found, audits } = recordUnderTest(
      resource,
      examples,
    );

    it('names are sorted as people read them, whatever their case and accents', async () => {
      const nameOf = new Map<number, string>();
      let since: unknown;
      for (const name of [3, 1, 4, 0, 2].map((at) => inOrder[at]!)) {
        const row = await create(named(name));
        since ??= row[stamp];
        nameOf.set(row.id, name);
      }
      const [field] = Object.entries(fields).find(([, { type, sort }]) => type === 'text' && sort)!;
      const names = async (sort: string) =>
        (await items({ sort, limit: 100, filter: { [stamp]: `gte:${String(since)}` } })).flatMap(
          ({ id }) => nameOf.get(id) ?? [],
        );
      expect(await names(field)).toEqual(inOrder);
      expect(await names(`-${field}`)).toEqual([...inOrder].reverse());
    });

    it('each word of a name is found, whatever case and accents; two letters only at the beginning; signs of a pattern are letters', async () => {
      const row = await create(named('Façade painting'));
      for (const q of ['facade', 'PAINTING façade', 'fa'])
        expect({ q, id: (await found({ q }, row))?.id }).toEqual({ q, id: row.id });
      for (const q of ['facade plastering', 'pa', 'fac%ing', 'fa_ade'])
        expect({ q, id: (await found({ q }, row))?.id }).toEqual({ q });
    });

    it('Recently deleted is for those who may restore; the refusal names their right', () => {
      const mayList = (right: string): boolean => (calls.list.access as readonly string[]).includes(right);
      const reader = { rights: { has: mayList } } as unknown as Actor;
      expect(() => source.read({ deleted: 'only' }, reader)).toThrow(
        expect.objectContaining({
          status: 403,
          body: expect.objectContaining({ missing: calls.restore.access }) as unknown,
        }) as Error,
      );
    });

    it('it is found by the search of the console, under its own title', async () => {
      const row = await create();
      const label = (await audits('create', row))[0]?.label ?? '';
      const search = async (request: object) =>
        (await send(searchCalls.search, request)).body.result as unknown as ResponseOf<typeof searchCalls.search>;
      const { groups } = await inTime(search, { q: label, types: table });
      const hits = groups.find(({ type }) => type === table)?.hits ?? [];
      expect(hits.find(({ id }) => id === row.id)).toMatchObject({
        title: label,
        route: expect.stringMatching(new RegExp(`[?](id=${row.id}|q=.+)$`)) as string,
      });
    });

    it('its history begins with its creation', async () => {
      const { body } = await send(auditCalls.entity, { entity: table, id: (await create()).id });
      expect(body.result['items']).toMatchObject([{ action: `${noun.one}.${examples.creation ?? 'create'}` }]);
    });

    it('open lists hear of a change by the path of their call', async () => {
      const { sessionId, userId, headers } = admin();
      const socket = io(api().origin, {
        path: livePath,
        transports: ['websocket'],
        forceNew: true,
        auth: { session: sessionId },
        extraHeaders: { cookie: headers.call(admin())['cookie'] ?? '', origin: 'http://localhost' },
      });
      await new Promise((resolve) => void socket.once('notification', resolve));
      const changed = new Promise((resolve) =>
        socket.on('changed', (event: { list: string }) => event.list === calls.list.path && resolve(event)),
      );
      const { id } = await create();
      expect(await changed).toEqual({ list: calls.list.path, ids: [id], by: userId });
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

    if (fill)
      it('each order, each filter by a choice or a record, the search and Recently deleted read an index', async () => {
        await fill(api());
        await sql`vacuum analyze`.execute(api().database.db);
        const requests: ListRequest[] = [
          {},
          { page: 3 },
          { q: 'c4ca4238' },
          { deleted: 'only' },
          ...Object.entries(fields).flatMap(([name, { sort }]) =>
            sort ? [name, `-${name}`].map((order) => ({ sort: order, filter: orderedWithin[name] })) : [],
          ),
          ...Object.entries(fields).flatMap(([name, { type, filter, choices }]) =>
            filter && (type === 'id' || type === 'choice') ? [{ filter: { [name]: `eq:${choices?.[0] ?? 1}` } }] : [],
          ),
        ];
        const scans = [];
        for (const request of requests) {
          const page = source.rows(source.read(request, everything), api().database.db) as RawBuilder<unknown>;
          scans.push({ request, scans: await seqScansOf(api().database.db, page, listed) });
        }
        expect(scans.filter((each) => each.scans > 0)).toEqual([]);
      });
  });
};
