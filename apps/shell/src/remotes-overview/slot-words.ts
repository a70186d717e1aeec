import type { SlotId } from '@lectern/remote-kit';
import { versionOf } from '@lectern/remote-kit/slot-versions';
import { slots } from '@lectern/remote-kit/slots';
import * as texts from '../texts/remotes-overview';

/** A contribution as the room lists it ('shell.home.v1#faqs'), with the newest version of its slot where it is for an older one. */
export const slotWords = (contribution: string): string => {
  const id = contribution.slice(0, contribution.lastIndexOf('#')) as SlotId;
  const own = versionOf(id);
  const [newest] = slots
    .map((each) => versionOf(each.id))
    .filter(({ slot, version }) => slot === own.slot && version > own.version)
    .sort((a, b) => b.version - a.version);
  return newest ? texts.newerSlot(contribution, `v${newest.version}`) : contribution;
};
