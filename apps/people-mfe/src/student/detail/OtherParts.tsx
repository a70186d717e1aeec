import { useMemo, type ReactNode } from 'react';
import { SlotPlace } from '@lectern/ui-kit';

/** Parts of a student's page that other remotes fill. */
export function OtherParts({ studentId }: { readonly studentId: number }): ReactNode {
  const props = useMemo(() => ({ studentId }), [studentId]);
  return <SlotPlace slot="people.student.aside.v1" props={props} waiting={null} empty={null} />;
}
