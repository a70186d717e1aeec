import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { jobCalls } from '@lectern/contract/platform/job';
import { median } from '@lectern/tools/bench/statistics';
import type { TestClient } from '../src/testing/client';
import { load } from './load';
import type { Subjects } from './subjects';

const send = async <C extends Call>(client: TestClient, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const { status, body } = await client.send(call, request);
  if (!body.success) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
  return body.result;
};

/** What a process holds in memory, in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024;

export interface Beside {
  /** Growth of the worker's memory, its highest point less what it held before. */
  readonly rssMb: number;
  /** p95 of the lists in ms, while the export was at work and before. */
  readonly withExport: number;
  readonly without: number;
  readonly seconds: number;
}

/** Exports every student as XLSX while people go on listing. */
export const exportBeside = async (
  subjects: Subjects,
  addresses: readonly string[],
  connections: number,
): Promise<Beside> => {
  const worker = Number(
    execFileSync('pgrep', ['-P', String(subjects.pid), '-f', 'dist/worker.js'], { encoding: 'utf8' }).trim(),
  );
  const round = async (): Promise<number> => (await load(await subjects.ours(), addresses, connections)).p95;
  const without = [await round(), await round(), await round()];
  const client = await subjects.client();
  const before = memoryOf(worker);
  let highest = before;
  const sampling = setInterval(() => (highest = Math.max(highest, memoryOf(worker))), 100);
  const began = performance.now();
  const { job } = await send(client, jobCalls.export, {
    call: 'student/list',
    query: {},
    columns: ['id', 'name', 'email', 'mobile', 'country', 'leadState', 'status', 'createdAt'],
    format: 'xlsx',
  });
  const times: number[] = [];
  let isOver = false;
  const listing = (async () => {
    while (!isOver) times.push(await round());
  })();
  let state: string = job.state;
  while (state === 'queued' || state === 'running') {
    await pause(500);
    state = (
      await send(await (performance.now() - began > 300_000 ? subjects.client() : client), jobCalls.detail, {
        id: job.id,
      })
    ).job.state;
  }
  const seconds = (performance.now() - began) / 1000;
  isOver = true;
  await listing;
  clearInterval(sampling);
  if (state !== 'done') throw new Error(`the export ended as ${state}`);
  return { rssMb: highest - before, withExport: median(times), without: median(without), seconds };
};
