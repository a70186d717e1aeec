import type { ReactNode } from 'react';
import type { BatchRow } from '@lectern/contract/people';
import { DeleteRecord } from '@lectern/ui-kit/record-panel';
import { batch } from './batch';

interface Props {
  readonly row: BatchRow;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** The question before a batch is deleted. */
export default function DeleteBatch(props: Props): ReactNode {
  return <DeleteRecord record={batch} {...props} />;
}
