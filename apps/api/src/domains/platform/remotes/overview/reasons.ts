import { sizeGate } from '@lectern/remote-kit/budgets';
import { contractGate, sharedGate } from '@lectern/remote-kit/gates';
import type { Release } from '@lectern/remote-kit';
import { contractReasons } from '../contract-gate';
import { shellName } from '@lectern/remote-kit/shell-name';
import { reasonsByShell, type JudgedShell } from '../gate';
import { leavingReason } from '../retention';

/** What is wrong with a release, gate by gate. */
export interface Reasons {
  readonly state: string[];
  readonly contract: string[];
  readonly shared: string[];
  readonly other: string[];
}

/** What of a release no gate decides. */
export interface Standing {
  readonly version: string;
  readonly state: string;
  readonly revoked: boolean;
  readonly valid: boolean;
  /** Until when its files are kept, where they are gone or about to go. */
  readonly leaving: string | undefined;
  /** What of them the store has lost, in words. */
  readonly lost: string | undefined;
}

/** A release, and the text of what it was compiled with. */
export interface Judged {
  readonly release: Release;
  readonly contract: string | null;
}

const stateReasons = ({ version, state, revoked, valid, leaving, lost }: Standing): string[] =>
  [
    state === 'ready' ? undefined : `The release ${version} is ${state}`,
    revoked ? `The key that signed ${version} was revoked` : undefined,
    valid ? undefined : `The signature of ${version} does not hold`,
    leaving === undefined ? undefined : leavingReason(version, leaving),
    lost,
  ].filter((reason) => reason !== undefined);

/**
 * Every reason why people may not get a release with what is live, each under the gate that says it. Of several shells the first that runs it counts; where
 * none does, the reasons of the others follow.
 */
export const reasonsAgainst = (
  standing: Standing,
  { release, contract: compiled }: Judged,
  live: readonly Release[],
  shells: readonly [JudgedShell, ...JudgedShell[]],
): Reasons => {
  const judged = reasonsByShell(release, live, shells);
  const runs = judged.find(({ reasons }) => reasons.length === 0);
  const { version, given } = runs?.shell ?? shells[0];
  const contract = [...contractGate(release, live, version)];
  const shared = sharedGate(release, given);
  const known = new Set([...contract, ...shared]);
  const [first, ...rest] = runs ? [] : judged;
  return {
    state: stateReasons(standing),
    contract: [...contract, ...contractReasons(compiled)],
    shared,
    other: [
      ...(first?.reasons ?? []).filter((reason) => !known.has(reason)),
      ...rest.flatMap(({ shell, reasons }) => reasons.map((reason) => `${shellName(shell)}: ${reason}`)),
      ...sizeGate(release),
    ],
  };
};
