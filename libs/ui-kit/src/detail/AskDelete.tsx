import type { ComponentProps, ReactNode } from 'react';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';

/** The question before a record is deleted; a module of its own, since it comes late. */
export default function AskDelete(props: ComponentProps<typeof DeleteRecord>): ReactNode {
  return <DeleteRecord {...props} />;
}
