import { useEffect, useRef } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import type { Call } from '@lectern/contract/call';
import type { Schema } from 'yup';
import { useAction } from '@lectern/ui-kit';
import { onlyId } from '@lectern/ui-kit/list';
import type { RecordRow, Records } from '@lectern/ui-kit/records';
import { useSearchParams } from '@lectern/ui-kit/router';
import { movingBlocker } from './moving-blocker';

/** The field that names the parent of a row, and the filter of the list by it: 'categoryId'. */
export type Parent = `${string}Id`;
type OrderCall = Call<Schema<{ id: number; version: number; beforeId: number | null }>>;

/** The one parent that the list in the address is filtered by. */
export const useOnlyParent = (parent: Parent): number | undefined =>
  onlyId(useSearchParams()[0].get(`filter[${parent}]`));

/** Whether the list is in the order of its one parent, and how its rows are moved. */
export const useOrder = <Row extends RecordRow>({ list, may, record }: Records<Row>, parent: Parent, call: Call) => {
  const { page, limit, sort, deleted } = list.state;
  const isOfOne = useOnlyParent(parent) !== undefined && !deleted;
  const inOrder = isOfOne && sort[0]?.name === 'sortKey' && !sort[0].descending;
  const total = list.read.data?.total ?? 0;
  // The row after this page is the neighbour of a row dropped at its end.
  const isMore = page * limit < total;
  const next = useRead(
    record.calls.list,
    { ...list.request, page: page + 1 },
    { enabled: inOrder && isMore, quiet: true, handled: 'all' },
  );
  const { mutateAsync } = useCall(call as OrderCall);
  const attempt = useAction(record.changed);
  const latest = useRef(list.rows);
  useEffect(() => {
    latest.current = list.rows;
  });
  // One after the other: a second move of a row carries the version made by the first.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const move = (id: number, beforeId: number | null): Promise<boolean> => {
    const sent = last.current.then(async () => {
      const row = latest.current.find((each) => each.id === id);
      if (!row) return false;
      const key = { id, version: row.version, [parent]: row[parent as keyof Row] };
      return attempt(() => mutateAsync({ ...key, beforeId }));
    });
    last.current = sent;
    return sent;
  };
  const hint = may.edit && inOrder ? movingBlocker(list.state, parent) : undefined;
  return {
    isOfOne,
    inOrder,
    /** Why rows can't be moved now. */
    hint,
    isMovable: may.edit && inOrder && hint === undefined && !list.read.isPlaceholderData,
    /** The number of the page's first row among those of its parent, from 1. */
    first: (page - 1) * limit + 1,
    total,
    /** The first row after this page, or null. */
    behind: isMore ? (next.data?.items[0]?.id ?? null) : null,
    /** Resolves when the list is reloaded, with false when the move was refused. */
    move,
  };
};
export type Order = ReturnType<typeof useOrder>;
