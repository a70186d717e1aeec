import type { RemoteFailure } from '@lectern/remote-kit';
import { useRemotes, type Load, type Thrown } from '../composition/remote-store';

const storageKey = 'lectern.health.early';
const most = 50;

/** What a page has seen of its remotes. */
export interface Seen {
  readonly failures: readonly RemoteFailure[];
  readonly loads: readonly Load[];
  readonly thrown: readonly Thrown[];
}

const read = (): Seen => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Seen;
  } catch {
    return { failures: [], loads: [], thrown: [] };
  }
};

/** The code that reports comes after the first screen: keeps for this tab's next page what one that goes earlier has seen. */
export const keepEarly = (): void =>
  addEventListener('pagehide', () => {
    const { failures, loads, thrown, isReported } = useRemotes.getState();
    if (isReported || failures.length + loads.length + thrown.length === 0) return;
    const before = read();
    try {
      sessionStorage.setItem(
        storageKey,
        JSON.stringify({
          failures: [...before.failures, ...failures].slice(-most),
          loads: [...before.loads, ...loads].slice(-most),
          thrown: [...before.thrown, ...thrown].slice(-most),
        }),
      );
    } catch {
      // Without storage it is lost.
    }
  });

/** What pages before this one kept, once. */
export const takeEarly = (): Seen => {
  const seen = read();
  sessionStorage.removeItem(storageKey);
  return seen;
};
