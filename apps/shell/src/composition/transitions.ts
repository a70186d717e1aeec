import type { Exposes, RemoteFailure, RemoteState, Tried } from '@lectern/remote-kit';

export const idle: RemoteState = { is: 'idle' };

/** How often this version has failed in a row so far. */
const tried = (state: RemoteState, version: string): Tried | undefined => {
  if (state.is === 'idle' || state.version !== version) return undefined;
  if (state.is === 'failed') return { since: state.since, tries: state.tries };
  return state.is === 'pending' ? state.after : undefined;
};

/** A load of this version begins now (ms since the epoch); a load that already runs goes on. */
export const begun = (state: RemoteState, version: string, now: number): RemoteState => {
  if (state.is === 'pending' && state.version === version) return state;
  const after = tried(state, version);
  return { is: 'pending', version, since: now, ...(after ? { after } : {}) };
};

/** The code has arrived; an answer for another version than the one awaited changes nothing. */
export const arrived = (state: RemoteState, version: string, exposes: Exposes): RemoteState =>
  state.is === 'pending' && state.version !== version ? state : { is: 'loaded', version, exposes };

/** It failed, on load or later; tries are counted and the first time is kept while the same version goes on failing. */
export const broken = (state: RemoteState, failure: RemoteFailure): RemoteState => {
  const before = tried(state, failure.version);
  return { ...failure, is: 'failed', since: before?.since ?? failure.since, tries: (before?.tries ?? 0) + 1 };
};
