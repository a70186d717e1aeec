import type { Cause, RemoteFailure } from '@lectern/remote-kit';
import { ownerOf } from '../composition/attribution';
import { isOfShell } from '../composition/explain';
import { useRemotes, type Load } from '../composition/remote-store';
import { useOverrideStore } from '../session/override-store';
import { healthCounts, type Counts, type Fault } from './counts';
import { takeEarly, type Seen } from './early';
import { post, sendKept } from './outbox';

/** The interval of reports while there is something to report, in ms; also sent when the page closes. */
export const reportEvery = 10_000;

/** Causes that are the release's own fault. A refusal of a gate is none: the shell may be another one. */
const faults: Partial<Record<Cause, Fault>> = {
  missing: 'loadFailures',
  timeout: 'loadFailures',
  changed: 'loadFailures',
  unlisted: 'loadFailures',
  faulty: 'loadFailures',
  threw: 'renderErrors',
};

const tellFailure = (counts: Counts, failure: RemoteFailure, loads: readonly Load[]): void => {
  const { remote, version, cause, reasons, reference } = failure;
  const hasLoaded = loads.some((load) => load.remote === remote && load.version === version);
  // What throws before anything of it was loaded is a load that failed.
  const fault = isOfShell(failure) ? undefined : cause === 'threw' && !hasLoaded ? 'loadFailures' : faults[cause];
  if (fault) counts.failed({ remote, version }, fault, reasons[0], reference);
};

/** Script over this long in one frame is felt, in ms. */
const felt = 50;
const frameType = 'long-animation-frame';

interface FrameScript {
  readonly sourceURL?: string;
  readonly duration: number;
}

/** Listens for the scripts of long frames, in browsers that report them. */
const observeFrames = (takeCounts: (script: FrameScript) => void): PerformanceObserver | undefined => {
  if (typeof PerformanceObserver === 'undefined' || !PerformanceObserver.supportedEntryTypes.includes(frameType))
    return undefined;
  const observer = new PerformanceObserver((list) =>
    list
      .getEntries()
      .forEach((entry) =>
        ((entry as PerformanceEntry & { scripts?: readonly FrameScript[] }).scripts ?? []).forEach(takeCounts),
      ),
  );
  observer.observe({ type: frameType, buffered: true });
  return observer;
};

/** What the page has seen since an earlier state of the store. */
const seenSince = (now: Seen, before?: Seen): Seen => ({
  failures: now.failures.slice(before?.failures.length ?? 0),
  loads: now.loads.slice(before?.loads.length ?? 0),
  thrown: now.thrown.slice(before?.thrown.length ?? 0),
});

/**
 * Reports to the API how the releases of this page do; nobody waits for it, and a failure is silent. What a page before this one could not report is sent
 * with it. Answers a stop.
 */
export const watchHealth = (): (() => void) => {
  const counts = healthCounts();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // An override is no release: what it does, and what it leaves to the live one, says nothing of either.
    const { remote: overridden } = useOverrideStore.getState();
    post(counts.takeCounts().filter(({ remote }) => remote !== overridden));
  };
  const soon = (): void => void (timer ??= setTimeout(report, reportEvery));
  const add = ({ failures, loads, thrown }: Seen, all: Seen): void => {
    for (const failure of failures) tellFailure(counts, failure, all.loads);
    for (const load of loads) counts.loaded(load, load.ms);
    for (const each of thrown) counts.failed(each, each.fault, each.message);
    if (failures.length + loads.length + thrown.length > 0) soon();
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') report();
  };
  const early = takeEarly();
  add(early, early);
  const first = useRemotes.getState();
  add(seenSince(first), first);
  const unsubscribe = useRemotes.subscribe((now, before) => add(seenSince(now, before), now));
  useRemotes.setState({ isReported: true });
  sendKept();
  const frames = observeFrames((script) => {
    const owner = script.duration > felt ? ownerOf(script.sourceURL) : undefined;
    if (!owner) return;
    counts.heldUp(owner);
    soon();
  });
  document.addEventListener('visibilitychange', onHidden);
  // A page that is left is not always hidden first.
  addEventListener('pagehide', report);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    frames?.disconnect();
    document.removeEventListener('visibilitychange', onHidden);
    removeEventListener('pagehide', report);
  };
};
