import type { RegistryEntry, RouteEntry } from '@lectern/remote-kit';
import { answersPath, segments } from '@lectern/remote-kit/answers-path';

/** A declared route and the remote that declares it. */
export interface Match {
  readonly entry: RegistryEntry;
  readonly route: RouteEntry;
}

/** The longest declared route that answers the path; of equal routes the first, as the registry lists them. */
export const matchRoute = (path: string, registry: readonly RegistryEntry[]): Match | undefined => {
  let best: Match | undefined;
  for (const entry of registry) {
    for (const route of entry.declared.routes) {
      const isLonger = !best || segments(route.path).length > segments(best.route.path).length;
      if (isLonger && answersPath(route, path)) best = { entry, route };
    }
  }
  return best;
};
