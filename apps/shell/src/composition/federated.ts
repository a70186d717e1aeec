import type { Exposes, RegistryEntry, Release } from '@lectern/remote-kit';
import { at, RemoteError } from '@lectern/remote-kit/failure';
import { guarded } from '../guard/watch-intrinsics';
import { list, listRelease } from './digests';
import { explain, failureOf } from './explain';
import { gateReasons, sharedReasons } from './gates';
import { federation } from './federation';
import { fetchAhead, hintEntry, hintExpose } from './hints';
import type { Loader } from './loader';
import { fetchRelease } from './release';
import { noteRun } from './one-per-page';
import { exposesOf, keyOf, onceEach } from './once-each';
import { runAhead } from './run-ahead';

const releases = new Map<string, Promise<Release>>();
const failedReleases = new Set<string>();

/** The checked release, with its files listed; fetched once, and again after a failure. */
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
  if (!entry.entry || entry.state === 'disabled')
    throw new RemoteError(failureOf(entry, 'disabled', entry.message ? [entry.message] : []));
  list(entry.entry.url, {
    integrity: entry.entry.integrity,
    owner: at({ remote: entry.name, version: entry.version }),
  });
  return entry.entry.url;
};

/** The runtime needs nothing of the release; it starts while that is on its way. */
const startFederation = async (): ReturnType<typeof federation> => {
  const started = await federation();
  started.runtime();
  return started;
};

const load = async (entry: RegistryEntry, expose: string): Promise<Exposes> => {
  const address = entryAddress(entry);
  hintEntry(entry);
  const [{ loadRemoteModule }, release] = await Promise.all([startFederation(), takeRelease(entry)]);
  const reasons = await gateReasons(entry, release);
  if (reasons.length > 0) throw new RemoteError(failureOf(entry, 'incompatible', reasons));
  noteRun(entry);
  const styles = runAhead(entry, release, expose);
  const [module] = await Promise.all([guarded(entry, () => loadRemoteModule(entry, address)), styles]);
  return exposesOf(module);
};

const hintAll = (entry: RegistryEntry, expose: string, priority: 'high' | 'low'): void => {
  if (entry.state === 'disabled') return;
  entryAddress(entry);
  const isKnown = releases.has(keyOf(entry));
  // First, for everything else waits for it, and a browser has six lines to an address.
  const arriving = takeRelease(entry);
  hintEntry(entry, priority);
  if (priority === 'high' && !isKnown) {
    // A failure here is not reported yet: the load itself reports it.
    federation().catch(() => undefined);
    fetchAhead(entry, expose);
  }
  arriving.then(
    (release) => {
      hintExpose(entry, release, expose, priority);
      if (priority === 'low') sharedReasons(release).catch(() => undefined);
    },
    () => undefined,
  );
};

/** Loads remotes from their signed releases, at run time. */
export const federated: Loader = {
  exposes: onceEach(load, explain),
  hint: (entry, expose) => hintAll(entry, expose, 'high'),
  prefetch: (entry, expose) => hintAll(entry, expose, 'low'),
  explain,
};
