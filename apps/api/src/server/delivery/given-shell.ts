import { isInCohort, type Person } from './cohort';

/** The builds of the shell that pages are given. */
export interface ShellChannel {
  readonly hash: string;
  /** The build that everybody was given before. */
  readonly previousHash: string | null;
  readonly canaryHash: string | null;
  /** The share in percent; null without a canary. */
  readonly canaryPercent: number | null;
  /** Ids of roles that are given the canary whatever the share. */
  readonly canaryRoles: readonly number[];
}

/** The build for a page. */
export interface GivenShell {
  readonly hash: string;
  /** The build of the same tab that did not start, where this one is given in its place. */
  readonly insteadOf?: string;
  /** True when there is another build to go back to. */
  readonly hasOther: boolean;
}

const wantedBy = ({ hash, canaryHash, canaryPercent, canaryRoles }: ShellChannel, person: Person | undefined) =>
  canaryHash !== null &&
  person &&
  isInCohort(person, 'shell', {
    releaseId: canaryHash,
    percent: canaryPercent ?? 0,
    roles: canaryRoles.map(Number),
  })
    ? { first: canaryHash, other: hash }
    : { first: hash, other: undefined };

/**
 * The build of the shell for a page of somebody; nobody gets the live one. A page whose build did not start is given another one.
 * That is the live one for a canary, else the previous one.
 */
export const givenShell = (
  channel: ShellChannel,
  person: Person | undefined,
  failed: string | undefined,
): GivenShell => {
  const { first, other = channel.previousHash } = wantedBy(channel, person);
  if (other === null) return { hash: first, hasOther: false };
  return failed === first ? { hash: other, insteadOf: first, hasOther: false } : { hash: first, hasOther: true };
};
