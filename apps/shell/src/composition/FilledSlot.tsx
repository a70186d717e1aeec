import { useMemo, type ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { slots } from '@lectern/remote-kit/slots';
import type { SlotPlaceProps } from '@lectern/ui-kit';
import { registryOf } from '../session/registry';
import { contributionsTo } from './contributions';
import { RemoteSlot } from './RemoteSlot';

/** How a slot in a screen of a remote is filled: by whatever remote contributes to it, in a room of its own. */
export function FilledSlot({ slot: id, props, waiting, empty }: SlotPlaceProps): ReactNode {
  const { document, rights } = useSession();
  const versions = useMemo(() => slots.filter((slot) => slot.id === id).map((slot) => ({ slot, props })), [id, props]);
  const registry = document ? registryOf(document) : [];
  const contributions = contributionsTo(
    versions.map(({ slot }) => slot.id),
    registry,
    rights,
  );
  if (contributions.length === 0) return empty;
  return <RemoteSlot versions={versions} registry={registry} rights={rights} waiting={waiting} instead={empty} />;
}
