import type { RegistryEntry, RouteEntry } from '@lectern/remote-kit';

/** A declared route and the remote that declares it. */
export interface Match {
  readonly entry: RegistryEntry;
  readonly route: RouteEntry;
}

const segments = (path: string): readonly string[] => path.split('/').filter(Boolean);

const covers = (route: readonly string[], path: readonly string[]): boolean =>
  route.every((segment, index) => segment === path[index]);

/** The longest declared route that the path starts with, by whole segments; of equal routes the first, as the registry lists them. */
export const matchRoute = (path: string, registry: readonly RegistryEntry[]): Match | undefined => {
  const requested = segments(path);
  let best: Match | undefined;
  for (const entry of registry) {
    for (const route of entry.declared.routes) {
      const own = segments(route.path);
      if (covers(own, requested) && (!best || own.length > segments(best.route.path).length)) best = { entry, route };
    }
  }
  return best;
};
