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
  /** What it means besides, of the record as it is now. */
  readonly consequence?: ((row: Row) => ReactNode) | undefined;
}

type Uses = Parameters<typeof usesInWords>[0];

/** Asks before a record is deleted; a record in use is not deleted. */
export function DeleteRecord<Row extends RecordRow>({ record, row, consequence, ...ends }: Props<Row>): ReactNode {
  const { calls, changed, nameOf, rowName, countsUses } = record;
  const { id } = row;
  const detail = useRead(calls.detail, { id }, { staleTime: 0, enabled: countsUses });
  const isCounting = countsUses && detail.isPending;
  // The panel may have saved it since the question was asked: "Save and leave".
  const read = detail.data?.[rowName];
  const latest = read && read.version > row.version ? read : row;
  const { version } = latest;
  const name = nameOf(latest);
  const also = consequence?.(latest);
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
      {also && <p>{also}</p>}
      <p>{isCounting ? texts.counting : used ? texts.isUsedBy(name, used) : texts.canBeRestored}</p>
    </DeleteDialog>
  );
}
