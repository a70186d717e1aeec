import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { usesInWords } from '@lectern/contract/catalog/category-uses';
import { DeleteDialog } from '../form/DeleteDialog';
import * as texts from '../texts/record-panel';
import type { RecordKind, RecordRow } from './define-record';

interface Props<Row extends RecordRow> {
  readonly record: RecordKind<Row>;
  readonly row: Row;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
  /** What is to be known besides. */
  readonly children?: ReactNode;
}

type Uses = Parameters<typeof usesInWords>[0];

/** Asks before a record is deleted; a record in use is not deleted. */
export function DeleteRecord<Row extends RecordRow>({ record, row, children, ...ends }: Props<Row>): ReactNode {
  const { calls, changed, nameOf, rowName, countsUses } = record;
  const { id } = row;
  const detail = useRead(calls.detail, { id }, { staleTime: 0, enabled: countsUses });
  const isCounting = countsUses && detail.isPending;
  // The panel may have saved it since the question was asked: "Save and leave".
  const read = detail.data?.[rowName];
  const { version } = read && read.version > row.version ? read : row;
  const name = nameOf(read && read.version > row.version ? read : row);
  const { mutateAsync } = useCall(calls.delete, { handled: [400, 409] });
  const used = usesInWords((detail.data as { readonly uses?: Uses } | undefined)?.uses ?? []);
  return (
    <DeleteDialog
      {...ends}
      title={texts.deleteTitle(name)}
      changed={changed}
      waiting={isCounting}
      disabledReason={used ? texts.itIsUsedBy(used) : undefined}
      remove={() => mutateAsync({ id, version })}
    >
      <p>{isCounting ? texts.counting : used ? texts.isUsedBy(name, used) : texts.canBeRestored}</p>
      {children}
    </DeleteDialog>
  );
}
