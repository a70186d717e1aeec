import type { Exposes, RegistryEntry, Release } from '@lectern/remote-kit';
import { RemoteError } from '@lectern/remote-kit/failure';
import { within } from './deadline';
import { list, listRelease } from './digests';
import { explain, failureOf } from './explain';
import { gateReasons } from './gates';
import { hintEntry, hintExpose } from './hints';
import type { Loader } from './loader';
import { fetchRelease } from './release';
import { arrive, begin, breakDown } from './remote-store';
import { runAhead } from './run-ahead';
import { loadRemoteModule, runtime } from './runtime';

/** How long a remote may take from the first byte to its lazy components, in ms; a single file has less. */
const loadDeadline = 20_000;

const releases = new Map<string, Promise<Release>>();
const running = new Map<string, Promise<Exposes>>();
const failedReleases = new Set<string>();
const keyOf = (entry: RegistryEntry): string => `${entry.name}@${entry.version}`;

/** The checked release, with its files listed; fetched once, and anew after a failure. */
const takeRelease = (entry: RegistryEntry): Promise<Release> => {
  const key = keyOf(entry);
  const known = releases.get(key);
  if (known) return known;
  const taken = fetchRelease(entry, failedReleases.has(key)).then((release) => {
    listRelease(release, entry.releaseUrl);
    return release;
  });
  releases.set(key, taken);
  taken.catch(() => {
    releases.delete(key);
    failedReleases.add(key);
  });
  return taken;
};

/** The address of the entry, its digest listed; a switched-off remote has none. */
const entryAddress = (entry: RegistryEntry): string => {
  if (!entry.entry || entry.state === 'disabled') throw new RemoteError(failureOf(entry, 'disabled', entry.message ? [entry.message] : []));
  list(entry.entry.url, { integrity: entry.entry.integrity, owner: keyOf(entry) });
  return entry.entry.url;
};

const exposesOf = (module: unknown): Exposes => {
  const exposes = (module as { default?: Exposes } | null)?.default;
  if (exposes === null || typeof exposes !== 'object') throw new Error('Its module has no default export made by defineRemote');
  return exposes;
};

const load = async (entry: RegistryEntry, expose: string): Promise<Exposes> => {
  const address = entryAddress(entry);
  hintEntry(entry);
  const arriving = takeRelease(entry);
  // The runtime needs nothing of the release; it starts while that is on its way.
  runtime();
  const release = await arriving;
  const reasons = gateReasons(entry, release);
  if (reasons.length > 0) throw new RemoteError(failureOf(entry, 'incompatible', reasons));
  runAhead(entry, release, expose);
  return exposesOf(await loadRemoteModule(entry, address));
};

const takeExposes = (entry: RegistryEntry, expose: string): Promise<Exposes> => {
  const key = keyOf(entry);
  const known = running.get(key);
  if (known) return known;
  begin(entry.name, entry.version);
  const taken = within(loadDeadline, load(entry, expose)).then(
    (exposes) => {
      arrive(entry.name, entry.version, exposes);
      return exposes;
    },
    async (error: unknown) => {
      running.delete(key);
      const told = await explain(entry, error);
      breakDown(told.failure);
      throw told;
    },
  );
  running.set(key, taken);
  return taken;
};

const hintAll = (entry: RegistryEntry, expose: string, priority: 'high' | 'low'): void => {
  if (entry.state === 'disabled') return;
  entryAddress(entry);
  hintEntry(entry, priority);
  // A failure here is nobody's news yet: the load itself tells it.
  takeRelease(entry).then((release) => hintExpose(entry, release, expose, priority), () => undefined);
};

/** Loads remotes from their signed releases, at run time. */
export const federated: Loader = {
  exposes: takeExposes,
  hint: (entry, expose) => hintAll(entry, expose, 'high'),
  prefetch: (entry, expose) => hintAll(entry, expose, 'low'),
  explain,
};
