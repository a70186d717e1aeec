import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { taskPool, TaskLost, TooManyTasks, type TaskPool } from './task-pool';

/** Answers a task by its name with the process that did it; `hang` never answers, `die` ends the process. */
const script = `process.on('message', ({ name, input }) => {
  if (name === 'die') process.exit(1);
  if (name === 'fail') return process.send({ failed: 'not so' });
  if (name !== 'hang') process.send({ result: [process.pid, input] });
});
process.once('disconnect', () => process.exit(0));`;

let folder: string;
let pool: TaskPool;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-pool-'));
  await writeFile(path.join(folder, 'tasks.mjs'), script);
});
beforeEach(() => {
  pool = taskPool({
    start: () => fork(path.join(folder, 'tasks.mjs'), { execArgv: [] }),
    size: 2,
    waitingPerOwner: 2,
    idleMs: 60_000,
  });
});
afterEach(() => pool.stop());
afterAll(() => rm(folder, { recursive: true }));

const long = 30_000;
const pidOf = async (input: string, owner = 1): Promise<number> => {
  const [pid, echoed] = (await pool.run({ name: 'echo', input }, owner, long)) as [number, string];
  expect(echoed).toBe(input);
  return pid;
};

it('a process does one task after the other', async () => {
  expect(await pidOf('first')).toBe(await pidOf('second'));
});

it('a task that takes too long is given up with its process, and the next one is done by another', async () => {
  const pid = await pidOf('first');
  await expect(pool.run({ name: 'hang', input: 0 }, 1, 50)).rejects.toBeInstanceOf(TaskLost);
  expect(await pidOf('next')).not.toBe(pid);
});

it('a process that ends takes its own task with it and no other', async () => {
  const [died, done] = await Promise.allSettled([pool.run({ name: 'die', input: 0 }, 1, long), pidOf('other', 2)]);
  expect([died.status, done.status]).toEqual(['rejected', 'fulfilled']);
});

it('what a task fails with is said', async () => {
  await expect(pool.run({ name: 'fail', input: 0 }, 1, long)).rejects.toThrow('not so');
});

it('one owner may have so many waiting, and somebody else comes before them', async () => {
  const hung = [1, 2].map(() => pool.run({ name: 'hang', input: 0 }, 1, 1_000));
  const order: string[] = [];
  const waiting = ['own 1', 'own 2'].map((input) => pidOf(input).then(() => order.push(input)));
  await expect(pool.run({ name: 'echo', input: 0 }, 1, long)).rejects.toBeInstanceOf(TooManyTasks);
  const other = pool.run({ name: 'hang', input: 0 }, 2, 50).catch(() => order.push('other'));
  await Promise.allSettled([...hung, ...waiting, other]);
  expect(order).toContain('other');
  expect(await pidOf('later')).toBeGreaterThan(0);
});

it('a stop ends what runs and what waits', async () => {
  const tasks = [1, 2, 3].map(() => pool.run({ name: 'hang', input: 0 }, 1, long));
  pool.stop();
  expect((await Promise.allSettled(tasks)).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
