import { sizeGate } from '@lectern/remote-kit/budgets';
import { contractGate, sharedGate, type Given } from '@lectern/remote-kit/gates';
import { refuseContribution } from '@lectern/remote-kit/slots';
import type { Release } from '@lectern/remote-kit';

/** The host that releases must fit: what its build says of itself. */
export interface Host {
  readonly version: string;
  readonly given: Given;
}

/** Every contribution to a slot, or to a version of one, that no host has. */
const slotGate = ({ declared: { slots } }: Release): string[] => slots.flatMap((entry) => refuseContribution(entry) ?? []);

/** Every reason of all gates why a release may not run in this host beside what is live. */
export const gateReasons = (release: Release, live: readonly Release[], host: Host): string[] => [
  ...contractGate(release, live, host.version),
  ...slotGate(release),
  ...sharedGate(release, host.given),
  ...sizeGate(release),
];
