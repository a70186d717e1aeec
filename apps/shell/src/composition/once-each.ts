import type { Exposes, RegistryEntry } from '@lectern/remote-kit';
import type { RemoteError } from '@lectern/remote-kit/failure';
import { within } from './deadline';
import { forgetFirstError, withFirstError } from './first-error';
import type { Loader } from './loader';
import { arrive, begin, breakDown } from './remote-store';

/** How long a remote may take from the first byte to its lazy components, in ms; a single file has less. */
const loadDeadline = 20_000;

/** The key of a version: the address of its release. An override may have the version of the live one. */
export const keyOf = (entry: Pick<RegistryEntry, 'releaseUrl'>): string => entry.releaseUrl;

/** The lazy components in a remote's one exposed module. */
export const exposesOf = (module: unknown): Exposes => {
  const exposes = (module as { default?: Exposes } | null)?.default;
  if (exposes === null || typeof exposes !== 'object')
    throw new Error('Its module has no default export made by defineRemote');
  return exposes;
};

/** Loads each version once, within the deadline, and again after a failure; the store of remotes hears of all of it. */
export const onceEach = (
  load: Loader['exposes'],
  explain: (entry: RegistryEntry, error: unknown) => Promise<RemoteError>,
): Loader['exposes'] => {
  const running = new Map<string, Promise<Exposes>>();
  return (entry, expose) => {
    const key = keyOf(entry);
    const known = running.get(key);
    if (known) return known;
    begin(entry.name, entry.version);
    const taken = within(loadDeadline, load(entry, expose)).then(
      (exposes) => {
        forgetFirstError(key);
        arrive(entry.name, entry.version, exposes);
        return exposes;
      },
      async (error: unknown) => {
        running.delete(key);
        const explained = withFirstError(key, await explain(entry, error));
        breakDown(explained.failure);
        throw explained;
      },
    );
    running.set(key, taken);
    return taken;
  };
};
