import { containerOf } from './container';
import { claimsOf, declaredReasons } from './declared';
import { inRange, plainVersion } from './ranges';
import type { Gate, LiveRelease, Release } from './types';

const collisions = (mine: Release, other: LiveRelease): string[] => {
  const taken = new Set(claimsOf(other.declared));
  return claimsOf(mine.declared)
    .filter((claim) => taken.has(claim))
    .map((claim) => `the ${claim} belongs to ${other.declared.name}@${other.version}`);
};

/**
 * The contract gate: the shell's version is in the release's range, the declared data are sound, and nothing collides with what the
 * other remotes have live. `live` may hold older releases of the same remote; they are passed over.
 */
export const contractGate: Gate = (release, live, shellVersion) => [
  ...(inRange(shellVersion, release.declared.shell)
    ? []
    : [`it runs in shells ${release.declared.shell}, and this one is ${plainVersion(shellVersion)}`]),
  ...declaredReasons(release.declared),
  ...live
    .filter((other) => other.declared.name !== release.declared.name)
    .flatMap((other) => collisions(release, other)),
];

/** Modules that a host gives, and containers that it takes. */
export interface Given {
  /** Module → version. */
  readonly modules: Readonly<Record<string, string>>;
  /** The formats of containers that it runs. Older shells name none. */
  readonly containers?: readonly string[];
  /** In older shells: their federation runtime. Such a shell takes releases for that very version alone. */
  readonly federation?: string;
}

const listed = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? 'none');

const containerReasons = (release: Release, { containers, federation }: Given): string[] => {
  if (containers === undefined) {
    if (release.federation !== undefined && release.federation === federation) return [];
    const has =
      release.federation === undefined ? containerOf(release) : `for the federation runtime ${release.federation}`;
    return [`its container is ${has}, and this shell takes ${federation} alone`];
  }
  const format = containerOf(release);
  return containers.includes(format) ? [] : [`its container is ${format}, and this shell takes ${listed(containers)}`];
};

/** The shared-module gate: the host runs containers of the release's format, and gives every module that it demands, in its range. */
export const sharedGate = (release: Release, given: Given): string[] => [
  ...containerReasons(release, given),
  ...Object.entries(release.shared).flatMap(([name, { range }]) => {
    const version = given.modules[name];
    if (version === undefined) return [`it shares ${name} ${range}, which this shell does not give`];
    return inRange(version, range) ? [] : [`it needs ${name} ${range}, and the shell gives ${version}`];
  }),
];
