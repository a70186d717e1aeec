import { sizeGate } from '@lectern/remote-kit/budgets';
import { contractGate, sharedGate, type Given } from '@lectern/remote-kit/gates';
import { refuseContributions } from '@lectern/remote-kit/slots';
import type { Release } from '@lectern/remote-kit';

/** The host that releases must fit: what its build says of itself. */
export interface Host {
  readonly version: string;
  readonly given: Given;
}

/** Every reason of all gates why a release may not run in this host beside what is live. */
export const gateReasons = (release: Release, live: readonly Release[], host: Host): string[] => [
  ...contractGate(release, live, host.version),
  ...refuseContributions(release.declared.slots),
  ...sharedGate(release, host.given),
  ...sizeGate(release),
];
