import type { RegistryEntry, RouteEntry } from '@lectern/remote-kit';

/** A declared route and the remote that declares it. */
export interface Match {
  readonly entry: RegistryEntry;
  readonly route: RouteEntry;
}

export const segments = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Whether a route answers a path, by whole segments. */
export const answers = (
  { path, deeper }: Pick<RouteEntry, 'path' | 'deeper'>,
  requested: readonly string[],
): boolean => {
  const own = segments(path);
  return (
    (own.length === requested.length || deeper === true) && own.every((segment, index) => segment === requested[index])
  );
};

/** The longest declared route that answers the path; of equal routes the first, as the registry lists them. */
export const matchRoute = (path: string, registry: readonly RegistryEntry[]): Match | undefined => {
  const requested = segments(path);
  let best: Match | undefined;
  for (const entry of registry) {
    for (const route of entry.declared.routes) {
      const isLonger = !best || segments(route.path).length > segments(best.route.path).length;
      if (isLonger && answers(route, requested)) best = { entry, route };
    }
  }
  return best;
};
