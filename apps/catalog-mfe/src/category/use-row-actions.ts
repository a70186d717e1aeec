import { useMemo, useState } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { categoryCalls, type CategoryRow } from '@lectern/contract/catalog';
import { useAction } from '@lectern/ui-kit';
import * as texts from '../texts/tree';
import type { Address } from './address';
import type { RowHandlers } from './row-actions';

/** A dialog over the tree, about one category. */
export interface OpenDialog {
  readonly is: 'move' | 'delete';
  readonly id: number;
}

const changed = [categoryCalls.list, categoryCalls.detail];

/** The actions of the row menu: panel, dialogs, and the change of status. */
export const useRowActions = (change: (part: Partial<Address>) => void) => {
  const { mutateAsync } = useCall(categoryCalls.changeStatus);
  const attempt = useAction(changed);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const handlers = useMemo<RowHandlers>(() => {
    const changeStatus = ({ id, version, name, status }: CategoryRow): void => {
      const next = status === 'active' ? 'inactive' : 'active';
      void attempt(() => mutateAsync({ id, version, status: next }), { successText: texts.isNow(name, next) });
    };
    return {
      open: ({ id }) => change({ panel: { id } }),
      add: ({ id }) => change({ panel: { parentId: id } }),
      move: ({ id }) => setOpenDialog({ is: 'move', id }),
      changeStatus,
      remove: ({ id }) => setOpenDialog({ is: 'delete', id }),
    };
  }, [change, mutateAsync, attempt]);
  return { handlers, openDialog, close: () => setOpenDialog(undefined) };
};
