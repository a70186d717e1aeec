import { readFileSync, writeFileSync } from 'node:fs';

/** What one request cost a process. */
export interface Cost {
  readonly cpuSeconds: number;
  /** By how much its memory grew at most, in MB. */
  readonly memoryMb: number;
}

/** Clock ticks in a second, as Linux counts them for `/proc`. */
const ticks = 100;

const cpuOf = (pid: number): number => {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(afterName[11]) + Number(afterName[12])) / ticks;
};
const memoryOf = (pid: number, name: 'VmHWM' | 'VmRSS'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** What a process spends while `work` runs; its peak of memory is reset before (`proc(5)`, clear_refs). */
export const costOf = async (pid: number, work: () => Promise<unknown>): Promise<Cost> => {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const [cpu, memory] = [cpuOf(pid), memoryOf(pid, 'VmRSS')];
  await work();
  return { cpuSeconds: cpuOf(pid) - cpu, memoryMb: Math.max(0, memoryOf(pid, 'VmHWM') - memory) };
};
