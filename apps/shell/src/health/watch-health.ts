import { beacon } from '@lectern/api-client';
import { remotesCalls } from '@lectern/contract/platform';
import type { Cause, RemoteFailure } from '@lectern/remote-kit';
import { messageOf, ownerOf, ownerOfError, type Owner } from '../composition/attribution';
import { isOfShell } from '../composition/explain';
import { useRemotes } from '../composition/remote-store';
import { useOverrideStore } from '../session/override-store';
import { healthCounts, type Counts, type Fault } from './counts';

/** The interval of reports while there is something to report, in ms; also sent when the page closes. */
export const reportEvery = 10_000;

/** Which causes are the release's own fault: not that it is switched off, nor that nobody answers. */
const faults: Partial<Record<Cause, Fault>> = {
  missing: 'loadFailures',
  timeout: 'loadFailures',
  changed: 'loadFailures',
  unlisted: 'loadFailures',
  incompatible: 'loadFailures',
  threw: 'renderErrors',
};

const tellFailure = (counts: Counts, failure: RemoteFailure): void => {
  const { remote, version, cause, reasons, reference } = failure;
  const hasLoaded = useRemotes.getState().loads.some((load) => load.remote === remote && load.version === version);
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

/** Tells the API how the releases of this page do; nobody waits for it, and a failure is silent. Answers a stop. */
export const watchHealth = (): (() => void) => {
  const counts = healthCounts();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // An override is no release: what it does, and what it leaves to the live one, says nothing of either.
    const { remote: overridden } = useOverrideStore.getState();
    const reports = counts.takeCounts().filter(({ remote }) => remote !== overridden);
    if (reports.length > 0) beacon(remotesCalls.health, { reports });
  };
  const soon = (): void => void (timer ??= setTimeout(report, reportEvery));
  const count = (work: () => void): void => {
    work();
    soon();
  };
  const fail = (owner: Owner | undefined, fault: Fault, error: unknown): void =>
    owner && count(() => counts.failed(owner, fault, messageOf(error)));

  const onError = (event: ErrorEvent): void =>
    fail(ownerOfError(event.error ?? event.message, event.filename), 'handlerErrors', event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent): void =>
    fail(ownerOfError(event.reason), 'promiseErrors', event.reason);
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') report();
  };
  // Earlier events are in the store.
  const first = useRemotes.getState();
  for (const failure of first.failures) count(() => tellFailure(counts, failure));
  for (const load of first.loads) count(() => counts.loaded(load, load.ms));
  const unsubscribe = useRemotes.subscribe(({ failures, loads }, before) => {
    for (const failure of failures.slice(before.failures.length)) count(() => tellFailure(counts, failure));
    for (const load of loads.slice(before.loads.length)) count(() => counts.loaded(load, load.ms));
  });
  const frames = observeFrames((script) => {
    const owner = script.duration > felt ? ownerOf(script.sourceURL) : undefined;
    if (owner) count(() => counts.heldUp(owner));
  });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    frames?.disconnect();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('visibilitychange', onHidden);
  };
};
