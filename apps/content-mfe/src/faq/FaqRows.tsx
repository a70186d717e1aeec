import type { ReactNode } from 'react';
import type { RowAction } from '@lectern/ui-kit';
import { phone, useMedia } from '@lectern/ui-kit/list';
import { ListBody, type BulkAction } from '@lectern/ui-kit/table';
import { OrderTable } from './OrderTable';
import type { FaqList } from './use-faq-list';
import type { FaqRow } from './values';

interface Props {
  readonly list: FaqList;
  /** Rows can be moved by hand. */
  readonly movable: boolean;
  readonly currentId: number | undefined;
  /** Stands where there is none at all. */
  readonly empty: ReactNode;
  readonly bulk: readonly BulkAction[];
  readonly actions: (row: FaqRow) => readonly RowAction[];
  readonly onOpen: (row: FaqRow) => void;
  readonly move: (row: FaqRow, beforeId: number | null) => Promise<boolean>;
}

/** The page of FAQs: as cards on a phone, in the order of a category with grips, else as a table that sorts. */
export function FaqRows({ list, movable, currentId, empty, bulk, actions, onOpen, move }: Props): ReactNode {
  const { state, label, rows, total, behind, marks } = list;
  const { page, limit, deleted } = state;
  const isPhone = useMedia(phone);
  // A page that is counted from the end has no places that could be told.
  const ordered = movable && !isPhone && page > 0 && (
    <OrderTable
      label={label}
      rows={rows}
      first={(page - 1) * limit + 1}
      total={total}
      behind={behind}
      currentId={currentId}
      actions={actions}
      onOpen={onOpen}
      marked={marks.marked}
      onMark={marks.mark}
      move={move}
    />
  );
  return (
    <ListBody
      list={list}
      empty={empty}
      table={ordered}
      currentKey={currentId}
      actions={actions}
      onOpen={deleted ? undefined : onOpen}
      bulk={bulk}
    />
  );
}
