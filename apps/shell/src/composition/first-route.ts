import type { RegistryEntry } from '@lectern/remote-kit';
import type { SessionDocument } from '@lectern/contract/platform/session';
import { registryOf } from '../session/registry';
import { TimeoutError, within } from './deadline';
import { loadComponent } from './load-component';
import { loader } from './loader';
import { matchRoute } from './routes';

/** How long the first render waits for the first route, in ms: one paint with content instead of two. */
const timeout = 400;

/** Asks for what the first route needs, before anything else is done. Where something is overridden it is not known yet. */
export const hintFirstRoute = (path: string, served: SessionDocument): void => {
  const match = served.overrides.length > 0 ? undefined : matchRoute(path, registryOf(served));
  if (match) loader().hint(match.entry, match.route.expose);
};

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
