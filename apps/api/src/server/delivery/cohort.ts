import { createHash } from 'node:crypto';

/** The people of a canary: a share in percent, and everybody with one of these roles. */
export interface Cohort {
  /** The release, or the build of the shell, that it is a canary of. */
  readonly releaseId: number | string;
  readonly percent: number;
  readonly roles: readonly number[];
}

/** A person who opens the console. */
export interface Person {
  readonly userId: number;
  readonly roleId: number;
}

/**
 * A number from 0 to 99, the same for one person and one release. Another release has another, so nobody is the first to meet every
 * release. The first 32 bits of an MD5, which spreads evenly; nothing is kept secret by it.
 */
export const bucketOf = (userId: number, remote: string, releaseId: number | string): number =>
  createHash('md5').update(`${userId}:${remote}:${releaseId}`).digest().readUInt32BE(0) % 100;

/** Does this person get the canary of this remote? */
export const isInCohort = (
  { userId, roleId }: Person,
  remote: string,
  { releaseId, percent, roles }: Cohort,
): boolean => roles.includes(roleId) || bucketOf(userId, remote, releaseId) < percent;
