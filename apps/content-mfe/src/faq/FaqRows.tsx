import type { ReactNode } from 'react';
import type { RowAction } from '@lectern/ui-kit';
import { phone, useMedia } from '@lectern/ui-kit/list';
import { ListRows } from '@lectern/ui-kit/table';
import { columnsOf } from './columns';
import { OrderTable } from './OrderTable';
import type { FaqList } from './use-faq-list';
import type { FaqRow } from './values';

interface Props {
  readonly list: FaqList;
  /** Rows can be moved by hand. */
  readonly movable: boolean;
  readonly currentId: number | undefined;
  /** Stands in the rows' place when there are none. */
  readonly nothing: ReactNode;
  readonly actions: (row: FaqRow) => readonly RowAction[];
  readonly onOpen: (row: FaqRow) => void;
  readonly move: (row: FaqRow, beforeId: number | null) => Promise<boolean>;
}

/** The page of FAQs: as cards on a phone, in the order of a category with grips, else as a table that sorts. */
export function FaqRows({ list, movable, currentId, nothing, actions, onOpen, move }: Props): ReactNode {
  const { state, read, rows, total, behind } = list;
  const { page, limit, deleted } = state;
  const isPhone = useMedia(phone);
  const label = deleted ? 'Deleted FAQs' : 'FAQs';
  const ordered = movable && !isPhone && <OrderTable label={label} rows={rows} first={(page - 1) * limit + 1} total={total} behind={behind} currentId={currentId} actions={actions} onOpen={onOpen} move={move} />;
  return (
    <ListRows
      label={label}
      columns={columnsOf(state)}
      state={state}
      read={read}
      keyOf={(row) => row.id}
      nameOf={(row) => row.question}
      currentKey={currentId}
      nothing={nothing}
      actions={actions}
      onOpen={deleted ? undefined : onOpen}
      table={ordered}
    />
  );
}
