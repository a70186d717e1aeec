import type { RegistryEntry } from '@lectern/remote-kit';
import { savesData } from './hints';
import { loader } from './loader';
import { matchRoute } from './routes';

/** So many menu entries are worth the person's bandwidth before they show an interest. */
const most = 4;

const prefetch = (path: string, registry: readonly RegistryEntry[]): void => {
  const match = matchRoute(path, registry);
  if (match && match.entry.state === 'enabled') loader().prefetch(match.entry, match.route.expose);
};

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5_000 });
  return () => cancelIdleCallback(handle);
};

/** Prefetches the first four of the visible menu's paths when the browser has nothing else to do; answers a stop. */
export const prefetchWhenIdle = (paths: readonly string[], registry: readonly RegistryEntry[]): (() => void) => {
  if (savesData()) return () => undefined;
  return whenIdle(() => {
    for (const path of paths.filter((each) => matchRoute(each, registry)).slice(0, most)) prefetch(path, registry);
  });
};

/** Prefetches what a menu entry opens, when the person points at it or focuses it. */
export const prefetchOnInterest = (path: string, registry: readonly RegistryEntry[]): void => {
  if (!savesData()) prefetch(path, registry);
};
