import { satisfy } from '@module-federation/runtime';

/** A version without what follows its three numbers: a build's `-g…` is no pre-release. */
export const plainVersion = (version: string): string => /^\d+\.\d+\.\d+/.exec(version)?.[0] ?? version;

/**
 * True when the version is in the semver range, whatever build it is. The comparison is the federation runtime's own: a gate can never say yes where
 * the runtime would then say no.
 */
export const inRange = (version: string, range: string): boolean => satisfy(plainVersion(version), range);
