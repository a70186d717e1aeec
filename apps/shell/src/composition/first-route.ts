import type { RegistryEntry } from '@lectern/remote-kit';
import { TimeoutError, within } from './deadline';
import { loadComponent } from './load-component';
import { matchRoute } from './routes';

/** How long the first render waits for the first route, in ms: one paint with content instead of two. */
const timeout = 400;

/** Resolves when the route of this path can render at once, has failed, is none of a remote's, or 400 ms are over. Never rejects. */
export const awaitFirstRoute = async (path: string, registry: readonly RegistryEntry[]): Promise<void> => {
  const match = matchRoute(path, registry);
  if (!match) return;
  const fetched = loadComponent(match.entry, match.route.expose);
  if (fetched.is !== 'pending') return;
  await within(timeout, fetched.promise).catch((error: unknown) => {
    if (!(error instanceof TimeoutError)) throw error;
  });
};
