import { createHash } from 'node:crypto';

/** Whom a canary is for: so many of a hundred people, and anyone who has one of these roles. */
export interface Cohort {
  readonly releaseId: number;
  readonly percent: number;
  readonly roles: readonly number[];
}

/** Who opens the console. */
export interface Person {
  readonly userId: number;
  readonly roleId: number;
}

/**
 * 0 to 99, the same for this person as long as the canary is of this release, and another for another one: nobody is the first to meet every
 * release. The first 32 bits of an MD5, which spreads evenly; nothing is kept secret by it.
 */
export const bucketOf = (userId: number, remote: string, releaseId: number): number =>
  createHash('md5').update(`${userId}:${remote}:${releaseId}`).digest().readUInt32BE(0) % 100;

/** Does this person get the canary of this remote? */
export const isInCohort = (
  { userId, roleId }: Person,
  remote: string,
  { releaseId, percent, roles }: Cohort,
): boolean => roles.includes(roleId) || bucketOf(userId, remote, releaseId) < percent;
