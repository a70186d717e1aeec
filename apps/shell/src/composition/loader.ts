import type { Exposes, RegistryEntry } from '@lectern/remote-kit';

/** How the code of a remote comes into the page. The composed console loads releases, the static build of the benchmark imports them. */
export interface Loader {
  /** The lazy components of a remote; `expose` is the one that is wanted now. Rejects with `RemoteError`. */
  exposes(entry: RegistryEntry, expose: string): Promise<Exposes>;
  /** Starts to fetch what an expose needs, as soon as it is known that it will be shown. */
  hint(entry: RegistryEntry, expose: string): void;
  /** Puts what an expose needs into the browser's cache, when nothing else is to do. */
  prefetch(entry: RegistryEntry, expose: string): void;
  /** Turns whatever went wrong while an expose was loaded into the failure that is shown. */
  explain(entry: RegistryEntry, error: unknown): Promise<Error>;
}

let current: Loader | undefined;

/** Chosen once, by the shell's entry, before anything is rendered. */
export const setLoader = (loader: Loader): void => {
  current = loader;
};

/** The loader of this page. */
export const loader = (): Loader => {
  if (!current) throw new Error('The shell has not chosen a loader yet');
  return current;
};
