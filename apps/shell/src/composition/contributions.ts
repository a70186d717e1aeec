import { mayOpen } from '@lectern/auth/may-open';
import type { Right } from '@lectern/contract/rights';
import { newestOfEach } from '@lectern/remote-kit/slot-versions';
import type { RegistryEntry, SlotEntry, SlotId } from '@lectern/remote-kit';

/** A contribution and the remote that declares it. */
export interface Contribution {
  readonly entry: RegistryEntry;
  readonly slot: SlotEntry;
}

/**
 * What the person sees in a slot of which there are these versions, all in one order; equal orders stand by the remote's name. One that is there for several
 * versions appears once, as the newest declares it: its access too.
 */
export const contributionsTo = (
  versions: readonly SlotId[],
  registry: readonly RegistryEntry[],
  rights: ReadonlySet<Right>,
): readonly Contribution[] =>
  registry
    .flatMap((entry) =>
      newestOfEach(entry.declared.slots, versions)
        .filter((slot) => mayOpen(slot.access, rights))
        .map((slot) => ({ entry, slot })),
    )
    .sort((a, b) => a.slot.order - b.slot.order || a.entry.name.localeCompare(b.entry.name));
