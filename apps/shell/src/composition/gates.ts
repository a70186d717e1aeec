import { useSession } from '@lectern/auth';
import { contractGate, sharedGate } from '@lectern/remote-kit/gates';
import type { LiveRelease, RegistryEntry, Release } from '@lectern/remote-kit';
import { shellVersion } from '../layout/shell-version';
import { registryOf } from '../session/registry';
import { given } from '../shares/versions';

/** The remotes before this one in the registry: of two that collide, the first one stays. */
const before = (entry: RegistryEntry): readonly RegistryEntry[] => {
  const { document } = useSession.getState();
  const remotes = document ? registryOf(document) : [];
  return remotes.slice(
    0,
    Math.max(
      0,
      remotes.findIndex((each) => each.name === entry.name),
    ),
  );
};

/** Every reason of both gates why a release may not run in this page with these others. */
export const reasonsWith = (others: readonly LiveRelease[], release: Release): readonly string[] => [
  ...contractGate(release, others, shellVersion()),
  ...sharedGate(release, given),
];

/** Every reason of both gates why this release may not run in this page; none means that it may. */
export const gateReasons = (entry: RegistryEntry, release: Release): readonly string[] =>
  reasonsWith(before(entry), release);
