import type { RegistryEntry } from '@lectern/remote-kit';
import { RemoteError } from '@lectern/remote-kit/failure';
import type { ComponentType } from 'react';
import { within } from './deadline';
import { blockedOf } from '../guard/blocked';
import { guarded } from '../guard/watch-intrinsics';
import { failureOf } from './explain';
import { forgetFirstError, withFirstError } from './first-error';
import { loader } from './loader';
import { breakDown, noteLoad } from './remote-store';

type Outcome =
  | { readonly is: 'ready'; readonly Component: ComponentType<object> }
  | { readonly is: 'failed'; readonly error: Error };

/** Once it is fulfilled it says so in the fields that React's `use` reads: then a component is shown without waiting. */
type Promised = Promise<Outcome> & { status?: 'fulfilled'; value?: Outcome };

/** A component of a remote on its way into the page. */
export type Fetched = Outcome | { readonly is: 'pending'; readonly promise: Promise<Outcome> };

/** How long one expose may take once the remote is there, in ms: its chunk and styles come at once. */
const exposeDeadline = 20_000;

const promises = new Map<string, Promised>();
const keyOf = (entry: RegistryEntry, expose: string): string => `${entry.releaseUrl} ${expose}`;

const load = async (entry: RegistryEntry, expose: string): Promise<Outcome> => {
  const start = performance.now();
  try {
    const blocked = blockedOf(entry);
    if (blocked) {
      // Asked for while React renders; states change after that.
      await Promise.resolve();
      breakDown(blocked.failure);
      throw new RemoteError(blocked.failure);
    }
    loader().hint(entry, expose);
    // Asked for while React renders; states change after that.
    await Promise.resolve();
    const exposes = await loader().exposes(entry, expose);
    const lazy = exposes[expose];
    if (!lazy) throw new RemoteError(failureOf(entry, 'faulty', [`It declares ${expose} but has no code for it`]));
    const module = await within(
      exposeDeadline,
      guarded(entry, () => lazy()),
    );
    if (!module.default) throw new Error(`The module of ${expose} has no component as its default export`);
    forgetFirstError(keyOf(entry, expose));
    noteLoad({ remote: entry.name, version: entry.version, ms: performance.now() - start });
    return { is: 'ready', Component: module.default as ComponentType<object> };
  } catch (error) {
    if (error instanceof RemoteError) return { is: 'failed', error };
    const explained = withFirstError(keyOf(entry, expose), await loader().explain(entry, error));
    if (explained instanceof RemoteError) breakDown(explained.failure);
    return { is: 'failed', error: explained };
  }
};

/** The component behind an expose, for React's `use`; starts to load it when nobody has. */
export const promised = (entry: RegistryEntry, expose: string): Promise<Outcome> => {
  const key = keyOf(entry, expose);
  const known = promises.get(key);
  if (known) return known;
  const promise: Promised = load(entry, expose).then((value) => {
    Object.assign(promise, { status: 'fulfilled', value });
    return value;
  });
  promises.set(key, promise);
  return promise;
};

/** How far the component behind an expose is; starts to load it when nobody has. */
export const loadComponent = (entry: RegistryEntry, expose: string): Fetched => {
  const promise: Promised = promised(entry, expose);
  return promise.value ?? { is: 'pending', promise };
};

/** Forgets a component that failed, so that it is loaded again when it is next needed. */
export const forget = (entry: RegistryEntry, expose: string): void => {
  const key = keyOf(entry, expose);
  if (promises.get(key)?.value?.is === 'failed') promises.delete(key);
};
