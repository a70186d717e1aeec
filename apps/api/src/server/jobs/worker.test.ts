import { sql } from 'kysely';
import { testApi, type TestApi } from '../../testing';
import { defineJob, type JobHandler } from './job';
import { claimJob } from './claim.queries';
import { enqueue } from './queue';
import { createWorker, deadOf } from './worker';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const db = () => api.database.db;
const add = async (name: string): Promise<number> =>
  (await enqueue(db(), { kind: 'clock', name, title: name, payload: {} })) ?? 0;
const ended = async (): Promise<unknown[]> =>
  (await sql`select name, state, error, attempts from jobs order by id`.execute(db())).rows;
const worker = (handlers: readonly JobHandler[], faults: unknown[] = []) =>
  createWorker({
    services: api.services,
    pool: api.database.pool,
    handlers,
    report: (error) => void faults.push(error),
    name: 'test',
  });
const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};
afterEach(() => sql`delete from jobs`.execute(db()));

it('a long job does not hold up the one behind it', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const handlers = [
    defineJob({
      name: 'long',
      kind: 'clock',
      run: async () => {
        await released;
        return { state: 'done' };
      },
    }),
    defineJob({
      name: 'short',
      kind: 'clock',
      run: async () => {
        release();
        return { state: 'done' };
      },
    }),
  ];
  await add('long');
  await add('short');
  const running = worker(handlers);
  await running.start();
  await until(async () => (await sql`select 1 from jobs where state = 'done'`.execute(db())).rows.length === 2);
  await running.stop();
});

it('a fault of ours is retried later, and shown in general words', async () => {
  const faults: unknown[] = [];
  await add('broken');
  await worker(
    [defineJob({ name: 'broken', kind: 'clock', run: () => Promise.reject(new Error('secret detail')) })],
    faults,
  ).drain();
  expect(await ended()).toEqual([
    { name: 'broken', state: 'queued', error: 'It was interrupted and is tried again', attempts: 1 },
  ]);
  expect(faults).toHaveLength(1);
  expect(
    (await sql<{ wait: boolean }>`select run_at > now() + interval '10 seconds' as wait from jobs`.execute(db())).rows,
  ).toEqual([{ wait: true }]);
  await sql`update jobs set attempts = 4, run_at = now()`.execute(db());
  await worker(
    [defineJob({ name: 'broken', kind: 'clock', run: () => Promise.reject(new Error('secret detail')) })],
    faults,
  ).drain();
  expect(await ended()).toEqual([{ name: 'broken', state: 'failed', error: 'Unable to process request', attempts: 5 }]);
});

it('a name without code fails, and does not stop the others', async () => {
  await add('unknown');
  await add('known');
  await worker([defineJob({ name: 'known', kind: 'clock', run: () => Promise.resolve({ state: 'done' }) })]).drain();
  expect(await ended()).toMatchObject([
    { state: 'failed', error: "No part of this console does 'unknown'" },
    { state: 'done' },
  ]);
});

it('a worker that ends lets its job go at the next step, and that attempt does not count', async () => {
  let steps = 0;
  const endless = defineJob({
    name: 'endless',
    kind: 'clock',
    run: async ({ step }) => {
      for (;;) {
        await step(() => Promise.resolve({ done: (steps += 1), cursor: steps }));
      }
    },
  });
  await add('endless');
  const running = worker([endless]);
  await running.start();
  await until(() => steps > 3);
  await running.stop();
  expect(await ended()).toEqual([{ name: 'endless', state: 'queued', error: null, attempts: 0 }]);
  expect((await sql<{ cursor: number }>`select cursor from jobs`.execute(db())).rows[0]?.cursor).toBeGreaterThan(3);
});

it('nobody waits for the lease of a worker that died on this machine', async () => {
  const { hostname } = await import('node:os');
  expect(deadOf([`${hostname()} 999999 1 nobody`, 'elsewhere 1 1 x', 'test'])).toEqual([
    `${hostname()} 999999 1 nobody`,
  ]);
});

it('many jobs of one person do not hold up another’s', async () => {
  const [many, one] = [await api.person(1), await api.person(1)];
  const addFor = (userId: number, name: string) =>
    sql`insert into jobs (kind, name, payload, user_id) values ('export', ${name}, '{}', ${userId})`.execute(db());
  for (let at = 1; at <= 5; at += 1) await addFor(many.id, `many ${at}`);
  await addFor(one.id, 'one');
  const order: string[] = [];
  for (let at = 0; at < 6; at += 1) order.push((await claimJob(db(), 'test'))?.name ?? '');
  expect(order).toEqual(['many 1', 'one', 'many 2', 'many 3', 'many 4', 'many 5']);
});

it('one job is taken at a time, also where the table was full and is empty by its statistics', async () => {
  // For one row in many pages the plan runs a choice inside the join again for each row.
  await sql`insert into jobs (kind, name, payload, state, finished_at) select 'clock', 'old', '{}', 'done', now() from generate_series(1, 2000)`.execute(
    db(),
  );
  await sql`delete from jobs`.execute(db());
  await sql`analyze jobs`.execute(db());
  for (const name of ['first', 'second', 'third', 'fourth']) await add(name);
  await claimJob(db(), 'one');
  const { rows } = await sql`select name from jobs where state = 'running'`.execute(db());
  expect(rows).toEqual([{ name: 'first' }]);
});
