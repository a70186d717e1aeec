import { useSession } from '@lectern/auth';
import type { LiveRelease, RegistryEntry, Release } from '@lectern/remote-kit';
import { shellVersion } from '../layout/shell-version';
import { registryOf } from '../session/registry';
import { given } from '../shares/versions';
import { federation } from './federation';

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

const judged = new WeakMap<Release, readonly string[]>();

/** The reasons of the gate that minds no other remote. Found out once: the ranges of all shared modules take a while, also before somebody waits. */
export const sharedReasons = async (release: Release): Promise<readonly string[]> => {
  const { sharedGate } = await federation();
  const reasons = judged.get(release) ?? sharedGate(release, given);
  judged.set(release, reasons);
  return reasons;
};

/** Every reason of both gates why a release may not run in this page with these others. */
export const reasonsWith = async (others: readonly LiveRelease[], release: Release): Promise<readonly string[]> => {
  const { contractGate } = await federation();
  return [...contractGate(release, others, shellVersion()), ...(await sharedReasons(release))];
};

/** Every reason of both gates why this release may not run in this page; none means that it may. */
export const gateReasons = (entry: RegistryEntry, release: Release): Promise<readonly string[]> =>
  reasonsWith(before(entry), release);
