import type { RegistryEntry } from '@lectern/remote-kit';
import { RemoteError } from '@lectern/remote-kit/failure';
import type { ComponentType } from 'react';
import { within } from './deadline';
import { failureOf } from './explain';
import { loader } from './loader';
import { breakDown, noteLoad } from './remote-store';

/** A component of a remote on its way into the page. */
export type Fetched =
  | { readonly is: 'pending'; readonly promise: Promise<Fetched> }
  | { readonly is: 'ready'; readonly Component: ComponentType<object> }
  | { readonly is: 'failed'; readonly error: Error };

/** How long one expose may take once the remote is there, in ms: its chunk and styles come at once. */
const exposeDeadline = 20_000;

const fetched = new Map<string, Fetched>();
const keyOf = (entry: RegistryEntry, expose: string): string => `${entry.releaseUrl} ${expose}`;

const load = async (entry: RegistryEntry, expose: string): Promise<Fetched> => {
  const start = performance.now();
  try {
    loader().hint(entry, expose);
    // Asked for while React renders; states change after that.
    await Promise.resolve();
    const exposes = await loader().exposes(entry, expose);
    const lazy = exposes[expose];
    if (!lazy)
      throw new RemoteError(failureOf(entry, 'incompatible', [`It declares ${expose} but has no code for it`]));
    // `async`: an unlisted chunk makes the call itself throw.
    const module = await within(exposeDeadline, (async () => lazy())());
    noteLoad({ remote: entry.name, version: entry.version, ms: performance.now() - start });
    return { is: 'ready', Component: module.default as ComponentType<object> };
  } catch (error) {
    const explained = await loader().explain(entry, error);
    if (explained instanceof RemoteError && !(error instanceof RemoteError)) breakDown(explained.failure);
    return { is: 'failed', error: explained };
  }
};

/** The component behind an expose; starts to load it when nobody has. */
export const loadComponent = (entry: RegistryEntry, expose: string): Fetched => {
  const key = keyOf(entry, expose);
  const known = fetched.get(key);
  if (known) return known;
  const promise = load(entry, expose).then((outcome) => {
    fetched.set(key, outcome);
    return outcome;
  });
  const pending: Fetched = { is: 'pending', promise };
  fetched.set(key, pending);
  return pending;
};

/** Forgets a component that failed, so that the next `loadComponent` loads it again. */
export const forget = (entry: RegistryEntry, expose: string): void => {
  if (fetched.get(keyOf(entry, expose))?.is === 'failed') fetched.delete(keyOf(entry, expose));
};
