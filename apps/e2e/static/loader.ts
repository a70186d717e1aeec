import catalog from '@lectern/catalog-mfe/src/remote';
import content from '@lectern/content-mfe/src/remote';
import { explain } from '@lectern/shell/src/composition/explain';
import type { Loader } from '@lectern/shell/src/composition/loader';
import type { Exposes, RegistryEntry } from '@lectern/remote-kit';

const remotes: Readonly<Record<string, Exposes>> = { 'catalog-mfe': catalog, 'content-mfe': content };

const exposesOf = (entry: RegistryEntry): Exposes => {
  const exposes = remotes[entry.name];
  if (!exposes) throw new Error(`The static build has no ${entry.name}`);
  return exposes;
};

/** The same remotes, imported instead of composed: their screens stay lazy chunks of this build. Only the benchmark measures against it. */
export const bundled: Loader = {
  exposes: async (entry) => exposesOf(entry),
  hint: () => undefined,
  prefetch: (entry, expose) =>
    void exposesOf(entry)
      [expose]?.()
      .catch(() => undefined),
  explain,
};
