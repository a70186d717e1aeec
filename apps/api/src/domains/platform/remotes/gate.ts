import { sizeGate } from '@lectern/remote-kit/budgets';
import { contractGate, sharedGate } from '@lectern/remote-kit/gates';
import { refuseContributions } from '@lectern/remote-kit/slots';
import type { Release } from '@lectern/remote-kit';
import type { Host } from '../../../server/services';

/** Every reason of all gates why a release may not run in this host with what is live. */
export const gateReasons = (release: Release, live: readonly Release[], host: Host): string[] => [
  ...contractGate(release, live, host.version),
  ...refuseContributions(release.declared.slots),
  ...sharedGate(release, host.given),
  ...sizeGate(release),
];
