import { contractGate, sharedGate, type Given } from '@lectern/remote-kit/gates';
import type { Release } from '@lectern/remote-kit';

/** The host that releases must fit: what its build says of itself. */
export interface Host {
  readonly version: string;
  readonly given: Given;
}

/** Every reason of both gates why a release may not run in this host beside what is live. */
export const gateReasons = (release: Release, live: readonly Release[], host: Host): string[] => [...contractGate(release, live, host.version), ...sharedGate(release, host.given)];
