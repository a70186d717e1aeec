import type { Exposes, RemoteFailure, RemoteState } from '@lectern/remote-kit';
import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { arrived, begun, broken, idle } from './transitions';

interface Remotes {
  /** By the remote's name; a name that is not here is idle. */
  readonly states: Readonly<Record<string, RemoteState>>;
  /** What a remote threw outside of rendering and nobody caught: shown as a note in its place until dismissed. */
  readonly notes: Readonly<Record<string, RemoteFailure>>;
}

/** What has become of every remote in this page: the one source for the hosts, the menu's marks and the tests. */
export const useRemotes = create<Remotes>(() => ({ states: {}, notes: {} }));

/** The state of one remote now. */
export const stateOf = (name: string): RemoteState => useRemotes.getState().states[name] ?? idle;

const put = (name: string, state: RemoteState): void => useRemotes.setState(({ states }) => ({ states: { ...states, [name]: state } }));

export const begin = (name: string, version: string): void => put(name, begun(stateOf(name), version, Date.now()));
export const arrive = (name: string, version: string, exposes: Exposes): void => put(name, arrived(stateOf(name), version, exposes));
export const breakDown = (failure: RemoteFailure): void => put(failure.remote, broken(stateOf(failure.remote), failure));

/** Shows that a version which failed works again; `exposes` as it was loaded. */
export const heal = (name: string, version: string, exposes: Exposes): void => {
  const state = stateOf(name);
  if (state.is === 'failed' && state.version === version) arrive(name, version, exposes);
};

/** Shows a note in the remote's place; the newest replaces the one before. */
export const note = (failure: RemoteFailure): void => useRemotes.setState(({ notes }) => ({ notes: { ...notes, [failure.remote]: failure } }));

/** Takes the note away. */
export const dismissNote = (name: string): void =>
  useRemotes.setState(({ notes }) => ({ notes: Object.fromEntries(Object.entries(notes).filter(([key]) => key !== name)) }));

/** The names of the remotes that are in fault now, for the marks in the menu. */
export const useBrokenRemotes = (): readonly string[] =>
  useRemotes(useShallow(({ states, notes }) => [...new Set([...Object.keys(states).filter((name) => states[name]?.is === 'failed'), ...Object.keys(notes)])]));
