import type { RegistryEntry, Release } from '@lectern/remote-kit';
import { warmShare } from '../shares/shares';
import { bareAddress, lookUp } from './digests';
import { countVainTry, triesOf } from './tag-guard';

const hinted = new Set<string>();

/** True when the person asked the browser to save data. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Starts to fetch a listed file. Integrity and crossorigin are those of the later tag, or the browser would fetch twice.
 * Remotes' files are classic scripts: `modulepreload` would fetch them in another mode.
 */
const preload = (address: string, priority: 'high' | 'low'): void => {
  const key = bareAddress(address);
  const file = lookUp(key);
  if (!file || hinted.has(key) || triesOf(key) > 0) return;
  hinted.add(key);
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
