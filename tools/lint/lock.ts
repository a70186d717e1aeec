interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The part of package-lock.json (version 3) that is checked here. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Paths at which Node looks for `name` from the package at `from`: in its folder, then in each above. */
const placesFor = (from: string, name: string): string[] => {
  const places = [`${from}/node_modules/${name}`.replace(/^\//, '')];
  for (let at = from; at.includes('node_modules/');) {
    at = at.slice(0, at.lastIndexOf('node_modules/'));
    places.push(`${at}node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
};

/**
 * Reasons why `npm ci` would fail with this lock file, or download from elsewhere.
 * npm leaves out an optional package of another platform when the registry at hand lacks it.
 */
export const lockFaults = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([at, { optionalDependencies = {}, resolved, link }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !placesFor(at, name).some((place) => place in packages))
      .map((name) => `${at || 'the workspace'} wants ${name}, which has no entry`),
    ...(resolved && !link ? [`${at} names an address to download from`] : []),
  ]);
