import parse from 'semver/functions/parse';
import satisfies from 'semver/functions/satisfies';
import validRange from 'semver/ranges/valid';

/** A version without what follows its three numbers: a build's `-g…` is no pre-release. */
export const plainVersion = (version: string): string => {
  const parsed = parse(version);
  return parsed ? `${parsed.major}.${parsed.minor}.${parsed.patch}` : version;
};

/** True when the version lies in the semver range, whatever build it is. */
export const inRange = (version: string, range: string): boolean => satisfies(plainVersion(version), range);

/** True for a text that is a semver range. */
export const isRange = (range: string): boolean => range.trim() !== '' && validRange(range) !== null;
