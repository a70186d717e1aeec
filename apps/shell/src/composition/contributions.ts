import { mayOpen } from '@lectern/auth/may-open';
import type { Right } from '@lectern/contract/rights';
import type { RegistryEntry, SlotEntry, SlotId } from '@lectern/remote-kit';

/** A contribution and the remote that declares it. */
export interface Contribution {
  readonly entry: RegistryEntry;
  readonly slot: SlotEntry;
}

/** What the person sees in a slot, in order; equal orders stand by the remote's name. */
export const contributionsTo = (id: SlotId, registry: readonly RegistryEntry[], rights: ReadonlySet<Right>): readonly Contribution[] =>
  registry
    .flatMap((entry) => entry.declared.slots.filter((slot) => slot.slot === id && mayOpen(slot.access, rights)).map((slot) => ({ entry, slot })))
    .sort((a, b) => a.slot.order - b.slot.order || a.entry.name.localeCompare(b.entry.name));
