import type { HealthReport } from '@lectern/contract/platform';
import type { Owner } from '../composition/attribution';

/** What may go wrong in a release. */
export type Fault = 'loadFailures' | 'renderErrors' | 'handlerErrors' | 'promiseErrors';

export interface Counts {
  /** Code of it came into the page after so many ms. */
  loaded(owner: Owner, ms: number): void;
  failed(owner: Owner, fault: Fault, message?: string, reference?: string): void;
  /** Script of it held the page up for longer than a person does not notice. */
  heldUp(owner: Owner): void;
  /** All that was counted since the last time, a report for each release; it begins again. */
  takeCounts(): HealthReport[];
}

/** A page that goes mad says no more than that it does. */
const most = 10_000;
/** As many as one call takes. */
const mostReports = 50;

/** Counts by release, for the next report. */
export const healthCounts = (): Counts => {
  let reports = new Map<string, HealthReport>();
  const change = ({ remote, version }: Owner, more: (now: HealthReport) => Partial<HealthReport>): void => {
    const key = `${remote}@${version}`;
    const now = reports.get(key) ?? {
      remote,
      version,
      loads: 0,
      loadFailures: 0,
      renderErrors: 0,
      handlerErrors: 0,
      promiseErrors: 0,
      longTasks: 0,
      loadMsSum: 0,
      loadMsMax: 0,
    };
    if (reports.size < mostReports || reports.has(key)) reports.set(key, { ...now, ...more(now) });
  };
  const next = (count: number): number => Math.min(count + 1, most);
  return {
    loaded: (owner, ms) =>
      change(owner, (now) => ({
        loads: next(now.loads),
        loadMsSum: now.loadMsSum + Math.round(ms),
        loadMsMax: Math.max(now.loadMsMax, Math.round(ms)),
      })),
    failed: (owner, fault, message, reference) =>
      change(owner, (now) => ({
        [fault]: next(now[fault]),
        ...(message && { lastError: message.slice(0, 300) }),
        ...(reference && { lastReference: reference.slice(0, 60) }),
      })),
    heldUp: (owner) => change(owner, (now) => ({ longTasks: next(now.longTasks) })),
    takeCounts: () => {
      const taken = [...reports.values()];
      reports = new Map();
      return taken;
    },
  };
};
