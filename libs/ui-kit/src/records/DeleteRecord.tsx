import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { usesInWords } from '@lectern/contract/catalog/category-uses';
import { DeleteDialog } from '../form/DeleteDialog';
import * as texts from '../texts/record-panel';
import type { RecordRow } from './define-record';
import type { Records } from './use-records';

interface Props<Row extends RecordRow> {
  readonly records: Records<Row>;
  readonly row: Row;
}

type Uses = Parameters<typeof usesInWords>[0];

/** Asks before a record is deleted; a record in use is not deleted. */
export function DeleteRecord<Row extends RecordRow>({ records, row }: Props<Row>): ReactNode {
  const { record, opened, open, askDelete } = records;
  const { calls, changed, nameOf, rowName } = record;
  const { id } = row;
  const detail = useRead(calls.detail, { id }, { staleTime: 0 });
  // The panel may have saved it since the question was asked: "Save and leave".
  const read = detail.data?.[rowName];
  const { version } = read && read.version > row.version ? read : row;
  const name = nameOf(read && read.version > row.version ? read : row);
  const { mutateAsync } = useCall(calls.delete, { handled: [400, 409] });
  const used = usesInWords((detail.data as { readonly uses?: Uses } | undefined)?.uses ?? []);
  return (
    <DeleteDialog
      title={texts.deleteTitle(name)}
      verb={texts.deleteVerb}
      successText={texts.deleted}
      changed={changed}
      waiting={detail.isPending}
      disabledReason={used ? texts.itIsUsedBy(used) : undefined}
      remove={() => mutateAsync({ id, version })}
      onDeleted={() => {
        askDelete(undefined);
        if (opened === id) open(undefined);
      }}
      onClose={() => askDelete(undefined)}
    >
      <p>{detail.isPending ? texts.counting : used ? texts.isUsedBy(name, used) : texts.canBeRestored}</p>
    </DeleteDialog>
  );
}
