import { useCall } from '@lectern/api-client/hooks';
import type { PlanRow } from '@lectern/contract/commerce';
import { useAction, type RowAction } from '@lectern/ui-kit';
import type { Records } from '@lectern/ui-kit/records';
import * as texts from '../texts/plans';
import type { PlanView } from './kinds';
import { beforeAfterStep, isShelf } from './order';

/** The entries of a row's menu that move a plan on the shelf, one step at a time. */
export const useShelf = ({ calls, record }: PlanView, { list, may }: Records<PlanRow>) => {
  const { mutateAsync: move, isPending } = useCall(calls.move);
  const attempt = useAction(record.changed);
  const ids = list.rows.map(({ id }) => id);
  const isWhole = isShelf(list.state, ids.length, list.read.data?.total ?? 0);
  return ({ id, version }: PlanRow): readonly RowAction[] => {
    if (!may.edit) return [];
    const entry = (label: string, step: -1 | 1, atEnd: string): RowAction => {
      const beforeId = beforeAfterStep(ids, id, step);
      const reason = !isWhole ? texts.clearToMove : beforeId === undefined ? atEnd : undefined;
      return {
        label,
        ...(reason !== undefined && { disabledReason: reason }),
        onSelect: () => {
          if (isPending || beforeId === undefined) return;
          void attempt(() => move({ id, version, beforeId }), { successText: texts.moved });
        },
      };
    };
    return [entry(texts.moveUp, -1, texts.isFirst), entry(texts.moveDown, 1, texts.isLast)];
  };
};
