import { useCall } from '@lectern/api-client/hooks';
import { curriculumCalls, itemStates, type ItemRow } from '@lectern/contract/people';
import { keysOf } from '@lectern/contract/records';
import { useAction, type RowAction } from '@lectern/ui-kit';
import { childrenOf, type Tree } from '@lectern/ui-kit/order';
import * as texts from '../../texts/batch-curriculum';
import { curriculumChanges } from './use-curriculum';

interface Options {
  readonly tree: Tree<ItemRow>;
  readonly mayEdit: boolean;
  readonly onOpen: (row: ItemRow) => void;
  readonly onAddLesson: (row: ItemRow) => void;
  readonly onMove: (row: ItemRow) => void;
  readonly onDelete: (row: ItemRow) => void;
}

/** What can be done with a section or a lesson. */
export const useItemActions = ({
  tree,
  mayEdit,
  onOpen,
  onAddLesson,
  onMove,
  onDelete,
}: Options): ((row: ItemRow) => readonly RowAction[]) => {
  const { mutateAsync } = useCall(curriculumCalls.progress);
  const attempt = useAction(curriculumChanges);
  const states = (row: ItemRow): RowAction[] =>
    keysOf(itemStates).map((state) => ({
      label: texts.setState(itemStates[state]),
      onSelect: () =>
        void attempt(() => mutateAsync({ id: row.id, version: row.version, state }), { successText: texts.saved }),
      ...(row.state === state && { disabledReason: texts.isSo(itemStates[state]) }),
    }));
  const blocker = (row: ItemRow): string | undefined => {
    if (childrenOf(tree, row.id).length > 0) return texts.notEmpty;
    return row.tasks > 0 ? texts.hasTasks : undefined;
  };
  return (row) => {
    if (!mayEdit) return [];
    const disabledReason = blocker(row);
    return [
      { label: texts.edit, onSelect: () => onOpen(row) },
      ...(row.kind === 'section' ? [{ label: texts.addLesson, onSelect: () => onAddLesson(row) }] : states(row)),
      { label: texts.move, onSelect: () => onMove(row) },
      {
        label: texts.remove,
        danger: true,
        onSelect: () => onDelete(row),
        ...(disabledReason !== undefined && { disabledReason }),
      },
    ];
  };
};
