import type { RegistryEntry, Release } from '@lectern/remote-kit';
import { warmShare } from '../shares/shares';
import { bareAddress, lookUp } from './digests';
import { countVainTry, triesOf } from './tag-guard';

let known: Set<string> | undefined;

/** What is hinted already. It begins with what the page itself hints: the files of its own address. */
const hinted = (): Set<string> =>
  (known ??= new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href }) => bareAddress(href)),
  ));

/** True when the person fetched the browser to save data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Starts to fetch a listed file. Integrity and crossorigin are those of the later tag, or the browser would fetch twice.
 * Remotes' files are classic scripts: `modulepreload` would fetch them in another mode.
 */
const preload = (address: string, priority: 'high' | 'low'): void => {
  const key = bareAddress(address);
  const file = lookUp(key);
  if (!file || hinted().has(key) || triesOf(key) > 0) return;
  hinted().add(key);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = key.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  link.integrity = file.integrity;
  link.fetchPriority = priority;
  link.href = key;
  link.addEventListener('error', () => {
    link.remove();
    countVainTry(key);
  });
  document.head.append(link);
};

/** Hints the entry: its digest is in the registry. */
export const hintEntry = (entry: RegistryEntry, priority: 'high' | 'low' = 'high'): void => {
  if (entry.entry) preload(entry.entry.url, priority);
};

const fetched = new Set<string>();

/**
 * Fetches what the registry says of an expose while release.json is on its way. It runs nothing: the tags that come with the release's digests find it
 * in the browser's cache, and refuse any other bytes than the signed ones.
 */
export const fetchAhead = ({ ahead, releaseUrl }: RegistryEntry, expose: string): void => {
  const { files = [], needs = [] } = ahead?.[expose] ?? {};
  needs.forEach(warmShare);
  const folder = new URL('.', new URL(releaseUrl, document.baseURI));
  for (const file of files) {
    const address = bareAddress(new URL(file, folder).href);
    if (fetched.has(address) || hinted().has(address) || triesOf(address) > 0) continue;
    fetched.add(address);
    // Read to its end, or the cache would keep nothing. The tag asks again in any case and says what is wrong.
    fetch(address, { priority: 'high' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => undefined);
  }
};

/** Hints what an expose needs, in load order: shared modules, the remote's exposed module, then the files of the expose. */
export const hintExpose = (
  entry: RegistryEntry,
  release: Release,
  expose: string,
  priority: 'high' | 'low' = 'high',
): void => {
  for (const name of release.needs?.[expose] ?? []) warmShare(name);
  const folder = new URL('.', new URL(entry.releaseUrl, document.baseURI));
  for (const file of [...(release.assets['entry'] ?? []), ...(release.assets[expose] ?? [])])
    preload(new URL(file, folder).href, priority);
};
