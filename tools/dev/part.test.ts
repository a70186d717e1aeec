import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { part } from './part';

// A loaded machine must not fail a test that only waits for processes.
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-part-'));
const file = path.join(folder, 'part.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

/** A part that says its process id, and everything it does. */
const watched = (code: string) => {
  writeFileSync(file, `process.on('disconnect', () => process.exit());\nprocess.send(process.pid);\n${code}`);
  const said: unknown[] = [];
  const ends: string[] = [];
  const waiting: { count: number; then: () => void }[] = [];
  const heard = () => waiting.filter(({ count }) => said.length + ends.length >= count).forEach(({ then }) => then());
  const one = part({
    name: 'one',
    file,
    args: () => [],
    said: (message) => void (said.push(message), heard()),
    ended: (how) => void (ends.push(how), heard()),
  });
  return {
    one,
    said,
    ends,
    events: (count: number) => new Promise<void>((then) => void (waiting.push({ count, then }), heard())),
  };
};
const lives = (pid: unknown): boolean => {
  try {
    return process.kill(pid as number, 0);
  } catch {
    return false;
  }
};

test('the end of a part is reported unless it was asked to end', async () => {
  const { one, ends, said, events } = watched('setTimeout(() => process.exit(3), 10);');
  one.start();
  await events(2);
  expect([said.length, ends]).toEqual([1, ['with code 3']]);
  const other = watched('setInterval(() => undefined, 1000);');
  other.one.start();
  await other.events(1);
  await other.one.stop();
  expect([lives(other.said[0]), other.ends]).toEqual([false, []]);
});

test('asked several times to start again while it ends, it starts once for the first and once for all others', async () => {
  const { one, said, events } = watched('setInterval(() => undefined, 1000);');
  one.start();
  await events(1);
  const first = one.restart();
  await Promise.all([one.restart(), one.restart()]);
  await first;
  await events(2);
  await one.stop();
  expect(said.length).toBeLessThanOrEqual(3);
  expect(said.some(lives)).toBe(false);
});

test('ended for good it does not start again', async () => {
  const { one, said, events } = watched('setInterval(() => undefined, 1000);');
  one.start();
  await events(1);
  await Promise.all([one.restart(), one.stop()]);
  one.start();
  expect([said.length, lives(said[0])]).toEqual([1, false]);
});
