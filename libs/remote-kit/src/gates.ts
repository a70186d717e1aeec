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

/** What a host gives: module → version, and the exact version of its federation runtime. */
export interface Given {
  readonly modules: Readonly<Record<string, string>>;
  readonly federation: string;
}

/** The shared-module gate: the host gives every module that the release demands, in its range, and the federation runtime it was built for. */
export const sharedGate = (release: Release, given: Given): string[] => [
  ...(release.federation === given.federation
    ? []
    : [`it was built for the federation runtime ${release.federation}, and the shell carries ${given.federation}`]),
  ...Object.entries(release.shared).flatMap(([name, { range }]) => {
    const version = given.modules[name];
    if (version === undefined) return [`it shares ${name} ${range}, which this shell does not give`];
    return inRange(version, range) ? [] : [`it needs ${name} ${range}, and the shell gives ${version}`];
  }),
];
