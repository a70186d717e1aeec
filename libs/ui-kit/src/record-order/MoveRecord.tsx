import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@lectern/ui-kit';
import { OneOf } from '@lectern/ui-kit/form';
import * as texts from '../texts/record-order';

interface Props<Row extends { readonly id: number }> {
  readonly row: Row;
  /** The rows of its parent that are on this page, in their order. */
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** What a row is called. */
  readonly noun: string;
  /** The first row after this page, or null. */
  readonly behind: number | null;
  readonly onMove: (beforeId: number | null) => void;
  readonly onClose: () => void;
}

const last = 0;

/** Moves without a pointer: by the row that will follow. */
export function MoveRecord<Row extends { readonly id: number }>({
  row,
  rows,
  nameOf,
  noun,
  behind,
  onMove,
  onClose,
}: Props<Row>): ReactNode {
  const now = rows[rows.findIndex(({ id }) => id === row.id) + 1]?.id ?? behind;
  const [before, setBefore] = useState(now ?? last);
  const options = [
    ...rows.filter((each) => each.id !== row.id).map((each) => ({ value: each.id, label: texts.before(nameOf(each)) })),
    { value: behind ?? last, label: behind === null ? texts.asLast : texts.atEndOfPage },
  ];
  const move = (): void => (before === (now ?? last) ? onClose() : onMove(before === last ? null : before));
  return (
    <ConfirmDialog open title={texts.moveTitle(noun)} verb={texts.move} onCancel={onClose} onConfirm={move}>
      <div className="dialog-body">
        <p>{texts.quoted(nameOf(row))}</p>
        <OneOf label={texts.place} value={before} options={options} onChange={(value) => setBefore(value || last)} />
      </div>
    </ConfirmDialog>
  );
}
