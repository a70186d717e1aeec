import { useMemo, type ReactNode } from 'react';
import { SlotPlace } from '@lectern/ui-kit';

/** Parts of a trainer's page that other remotes fill. */
export function OtherParts({ trainerId }: { readonly trainerId: number }): ReactNode {
  const props = useMemo(() => ({ trainerId }), [trainerId]);
  return <SlotPlace slot="people.trainer.aside.v1" props={props} waiting={null} empty={null} />;
}
