import { contractGate, sharedGate } from '@lectern/remote-kit/gates';
import type { Release } from '@lectern/remote-kit';
import { contractReasons } from '../contract-gate';
import { gateReasons } from '../gate';
import type { Host } from '../../../../server/services';
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

/** Every reason why people may not get a release with what is live, each under the gate that says it. */
export const reasonsAgainst = (
  standing: Standing,
  { release, contract: compiled }: Judged,
  live: readonly Release[],
  host: Host,
): Reasons => {
  const contract = [...contractGate(release, live, host.version)];
  const shared = sharedGate(release, host.given);
  const known = new Set([...contract, ...shared]);
  return {
    state: stateReasons(standing),
    contract: [...contract, ...contractReasons(compiled)],
    shared,
    other: gateReasons(release, live, host).filter((reason) => !known.has(reason)),
  };
};
