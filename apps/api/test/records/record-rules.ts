import { sql } from 'kysely';
import { testWorker } from '../../src/server/jobs/testing';
import type { TestApi } from '../../src/testing';
import { listRules } from './list-rules';
import { recordUnderTest, type ListExamples, type Resource, type Row } from './record-under-test';

/** What the rules of a record need to know besides; what a record does not have by design is left out. */
interface Examples extends ListExamples {
  /** What an update sends: fields with values that no new record has. */
  readonly change: Readonly<Record<string, unknown>>;
  /** A status that a new record can be given by `changeStatus`; without it the record's statuses are its own. */
  readonly status?: string;
  /** Fields that no two live records may have alike → how the second is refused. */
  readonly unique: Readonly<Record<string, string>>;
  /** A deleted record keeps what is unique for itself, and so is never removed. */
  readonly keepsUnique?: true;
  /** Makes one skill use a record; without it nothing does, or the record's own tests say what then happens. */
  readonly useBySkill?: (api: TestApi, row: Row) => Promise<unknown>;
}

const days = 24 * 3600 * 1000;

/** What every resource keeps, as tests of its own: from its creation to the purge, in lists, search, history and open pages. */
export const recordRules = (resource: Resource, examples: Examples): void => {
  const { table, noun } = resource;
  const { change, status: next, unique, keepsUnique, useBySkill } = examples;
  const isRemoved = resource.isPurged && !keepsUnique;
  listRules(resource, examples);

  describe(`every record, shown on ${noun.many}`, () => {
    const { calls, api, send, rowOf, values, create, found, refusal, audits } = recordUnderTest(resource, examples);
    const { one } = noun;
    const keyOf = ({ id, version }: Row) => ({ id, version });
    const detail = async ({ id }: Row) => (await send(calls.detail, { id })).body.result;
    /** Deletes it; answers it as Recently deleted shows it, and until when. */
    const remove = async (row: Row) => {
      const { body } = await send(calls.delete, keyOf(row));
      return { ...(await found({ deleted: 'only' }, row))!, until: String(body.result['restorableUntil']) };
    };

    it('a creation is answered as the detail reads it, in its first version, and is noted', async () => {
      const row = await create();
      expect(row).toMatchObject({ version: 1, deletedAt: null });
      expect((await detail(row))[one]).toEqual(row);
      expect((await send(calls.detail, { id: 999_999 })).status).toBe(404);
      const [noted] = await audits('create', row);
      expect(Object.values(noted?.changes ?? {}).every(([before]) => before === null)).toBe(true);
    });

    it('an update changes what is sent and nothing else, noted from the old value to the new', async () => {
      const row = await create();
      const { body } = await send(calls.update, { ...keyOf(row), ...change });
      expect(rowOf(body)).toMatchObject({ ...row, ...change, version: 2, updatedAt: expect.any(String) as string });
      const [noted] = await audits('update', row);
      const after = Object.entries(noted?.changes ?? {}).map(([name, [, value]]) => [name, value]);
      expect(Object.fromEntries(after)).toEqual(change);
      expect((await send(calls.update, { id: 999_999, version: 1, ...change })).status).toBe(404);
      expect((await send(calls.update, { id: row.id, version: 2, noSuchField: 1 })).status).toBe(400);
    });

    if (next)
      it('a status is changed as a new version and noted', async () => {
        const row = await create();
        const { body } = await send(calls.changeStatus, { ...keyOf(row), status: next });
        expect(rowOf(body)).toMatchObject({ status: next, version: 2 });
        expect((await audits('changeStatus', row)).map(({ changes }) => changes)).toEqual([
          { status: [row.status, next] },
        ]);
      });

    // Jest refuses a table without lines.
    const each = Object.keys(unique).length > 0 ? it.each(Object.entries(unique)) : () => undefined;
    each(
      'no second one has its %s, however it is spelled: neither a new one nor a changed one, which stays as it was',
      async (field, text) => {
        const first = await create();
        const other = await create();
        const upper = { [field]: String(first[field]).toUpperCase() };
        const mayBeUpper = await calls.create.request.isValid({ ...(await values()), ...upper });
        const taken = mayBeUpper ? upper : { [field]: first[field] };
        const refused = [409, { [field]: [text] }];
        expect(refusal(await send(calls.create, { ...(await values()), ...taken }))).toEqual(refused);
        expect(refusal(await send(calls.update, { ...keyOf(other), ...taken }))).toEqual(refused);
        expect((await detail(other))[one]).toEqual(other);
        expect((await send(calls.update, { ...keyOf(first), [field]: first[field] })).status).toBe(200);
      },
    );

    each(
      keepsUnique
        ? 'its %s stays its own, also when it is deleted'
        : 'its %s is free once it is deleted; it does not come back while another has it',
      async (field, text) => {
        const first = await create();
        const deleted = await remove(first);
        const own = { [field]: first[field] };
        const refused = [409, { [field]: [text] }];
        if (keepsUnique)
          return expect(refusal(await send(calls.create, { ...(await values()), ...own }))).toEqual(refused);
        await create(own);
        expect(refusal(await send(calls.restore, keyOf(deleted)))).toEqual(refused);
      },
    );

    if (useBySkill)
      it('while others use it, it is not deleted; detail and refusal count them', async () => {
        const row = await create();
        expect((await detail(row))['uses']).toEqual([]);
        await useBySkill(api(), row);
        const uses = [{ kind: 'skills', count: 1 }];
        expect((await detail(row))['uses']).toEqual(uses);
        expect(await send(calls.delete, keyOf(row))).toMatchObject({ status: 409, body: { result: { uses } } });
        expect(await found({}, row)).toMatchObject({ version: row.version });
      });

    it('a deleted record is in Recently deleted for 30 days, is not changed there, and comes back once as it was', async () => {
      const row = await create();
      const deleted = await remove(row);
      expect(Date.parse(deleted.until) - Date.parse(deleted.deletedAt ?? '')).toBe(30 * days);
      expect(await found({}, row)).toBeUndefined();
      expect((await send(calls.update, { ...keyOf(deleted), ...change })).status).toBe(404);
      expect((await send(calls.delete, keyOf(deleted))).status).toBe(404);
      expect((await send(calls.restore, keyOf(row))).status).toBe(409);
      const back = rowOf((await send(calls.restore, keyOf(deleted))).body);
      expect(back).toEqual({ ...row, version: back.version, updatedAt: back['updatedAt'] });
      expect(back.version).toBeGreaterThan(deleted.version);
      expect([(await audits('delete', row)).length, (await audits('restore', row)).length]).toEqual([1, 1]);
      for (const again of [deleted, back]) expect((await send(calls.restore, keyOf(again))).status).toBe(409);
    });

    it(`after 30 days it is neither listed nor restored${isRemoved ? ', and is removed for good' : ''}`, async () => {
      const row = await create();
      const deleted = await remove(row);
      const { db } = api().database;
      await sql`update ${sql.table(table)} set deleted_at = now() - interval '31 days' where id = ${row.id}`.execute(
        db,
      );
      expect(await found({ deleted: 'only' }, row)).toBeUndefined();
      expect((await send(calls.restore, keyOf(deleted))).status).toBe(404);
      await sql`insert into jobs (name, kind) values ('trash.purge', 'clock')`.execute(db);
      await testWorker(api()).drain();
      const { rows } = await sql`select 1 from ${sql.table(table)} where id = ${row.id}`.execute(db);
      expect(rows.length).toBe(isRemoved ? 0 : 1);
    });
  });
};
