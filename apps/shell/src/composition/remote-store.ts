import type { Cause, Exposes, RegistryEntry, RemoteFailure, RemoteState } from '@lectern/remote-kit';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { arrived, begun, broken, idle } from './transitions';
import { insteadOf, isItsOwn, withShown, without, type KnownGood } from './known-good';

/** Code of a release that came into a place, and what that took. */
export interface Load {
  readonly remote: string;
  readonly version: string;
  readonly ms: number;
}

/** An error of a release that nobody caught, outside of rendering. */
export interface Thrown {
  readonly remote: string;
  readonly version: string;
  readonly fault: 'handlerErrors' | 'promiseErrors';
  readonly message: string;
}

/** Why a version may not run in this page. */
export interface Blocked {
  readonly failure: RemoteFailure;
  /** Whether a person may start it all the same. */
  readonly mayStart: boolean;
}

interface Remotes {
  /** By the remote's name; a name that is not here is idle. */
  readonly states: Readonly<Record<string, RemoteState>>;
  /** What a remote threw outside of rendering and nobody caught: shown as a note in its place until dismissed. */
  readonly notes: Readonly<Record<string, RemoteFailure>>;
  /** Each place's first load, in their order. */
  readonly loads: readonly Load[];
  /** Every failure of this page, in their order: another block of the same remote may have done well since. */
  readonly failures: readonly RemoteFailure[];
  /** What nobody caught, in its order. */
  readonly thrown: readonly Thrown[];
  /** Whether the code that reports all this is there. */
  readonly isReported: boolean;
  /** By `remote@version`: versions that may not run in this page. */
  readonly blocked: Readonly<Record<string, Blocked>>;
  /** By the remote's name: which versions one may go back to. */
  readonly knownGood: Readonly<Record<string, KnownGood>>;
}

/** What has become of every remote in this page: the one source for the hosts, the menu's marks and the tests. */
export const useRemotes = create<Remotes>(() => ({
  states: {},
  notes: {},
  loads: [],
  failures: [],
  thrown: [],
  isReported: false,
  blocked: {},
  knownGood: {},
}));

/** The state of one remote now. */
export const stateOf = (name: string): RemoteState => useRemotes.getState().states[name] ?? idle;

const put = (name: string, state: RemoteState): void =>
  useRemotes.setState(({ states }) => ({ states: { ...states, [name]: state } }));

export const begin = (name: string, version: string): void => put(name, begun(stateOf(name), version, Date.now()));
export const arrive = (name: string, version: string, exposes: Exposes): void =>
  put(name, arrived(stateOf(name), version, exposes));
export const breakDown = (failure: RemoteFailure): void => {
  put(failure.remote, broken(stateOf(failure.remote), failure));
  // One that is shown in several places is one.
  useRemotes.setState(({ failures }) =>
    failures.some(({ reference }) => reference === failure.reference) ? {} : { failures: [...failures, failure] },
  );
};

/** Shows that a version which failed works again; `exposes` as it was loaded. */
export const recover = (name: string, version: string, exposes: Exposes): void => {
  const state = stateOf(name);
  if (state.is === 'failed' && state.version === version) arrive(name, version, exposes);
};

export const noteLoad = (load: Load): void => useRemotes.setState(({ loads }) => ({ loads: [...loads, load] }));

/** A page that throws without end keeps no more. */
const mostThrown = 1000;
export const noteThrown = (each: Thrown): void =>
  useRemotes.setState(({ thrown }) => (thrown.length < mostThrown ? { thrown: [...thrown, each] } : {}));

const knownGoodOf = (name: string): KnownGood => useRemotes.getState().knownGood[name] ?? [];
const putKnownGood = (name: string, knownGood: KnownGood): void =>
  useRemotes.setState((before) => ({ knownGood: { ...before.knownGood, [name]: knownGood } }));

/** Cohorts of one person alone. */
const own = ['override', 'try'];

/** Notes that this version was shown in this page. Nobody is sent back to a developer's override, or to a release that was only tried. */
export const noteShown = (entry: RegistryEntry): void => {
  if (!own.includes(entry.cohort ?? '')) putKnownGood(entry.name, withShown(knownGoodOf(entry.name), entry));
};

/** Excludes the failed version from the fallbacks. Answers the one to continue with, if there is one. */
export const versionInstead = (failed: RegistryEntry, expose: string, cause: Cause): RegistryEntry | undefined => {
  const knownGood = knownGoodOf(failed.name);
  if (isItsOwn(cause)) putKnownGood(failed.name, without(knownGood, failed.version));
  return insteadOf(knownGood, failed, expose, cause);
};

/** Shows a note in the remote's place; the newest replaces the one before. */
export const note = (failure: RemoteFailure): void =>
  useRemotes.setState(({ notes }) => ({ notes: { ...notes, [failure.remote]: failure } }));

/** Takes the note away. */
export const dismissNote = (name: string): void =>
  useRemotes.setState(({ notes }) => ({
    notes: Object.fromEntries(Object.entries(notes).filter(([key]) => key !== name)),
  }));

/** The names of the remotes that are in fault now, for the marks in the menu. */
export const useBrokenRemotes = (): readonly string[] =>
  useRemotes(
    useShallow(({ states, notes }) => [
      ...new Set([...Object.keys(states).filter((name) => states[name]?.is === 'failed'), ...Object.keys(notes)]),
    ]),
  );
