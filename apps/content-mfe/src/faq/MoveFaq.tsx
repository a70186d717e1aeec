import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@lectern/ui-kit';
import { OneOf } from '@lectern/ui-kit/form';
import * as texts from '../texts/faq';
import type { FaqRow } from '@lectern/contract/content';

interface Props {
  readonly row: FaqRow;
  /** The rows of its category that are on this page, in their order. */
  readonly rows: readonly FaqRow[];
  /** The first row after this page, or null. */
  readonly behind: number | null;
  readonly onMove: (beforeId: number | null) => void;
  readonly onClose: () => void;
}

const last = 0;

/** Moves without a pointer: by the FAQ that will follow. */
export function MoveFaq({ row, rows, behind, onMove, onClose }: Props): ReactNode {
  const now = rows[rows.findIndex(({ id }) => id === row.id) + 1]?.id ?? behind;
  const [before, setBefore] = useState(now ?? last);
  const options = [
    ...rows
      .filter((each) => each.id !== row.id)
      .map((each) => ({ value: each.id, label: texts.before(each.question) })),
    { value: behind ?? last, label: behind === null ? texts.asLast : texts.atEndOfPage },
  ];
  const move = (): void => (before === (now ?? last) ? onClose() : onMove(before === last ? null : before));
  return (
    <ConfirmDialog open title={texts.moveTitle} verb={texts.move} onCancel={onClose} onConfirm={move}>
      <div className="dialog-body">
        <p>{texts.quoted(row.question)}</p>
        <OneOf label={texts.place} value={before} options={options} onChange={(value) => setBefore(value || last)} />
      </div>
    </ConfirmDialog>
  );
}
