import { useState, type ReactNode } from 'react';
import type { CategoryRow } from '@lectern/contract/catalog';
import { ConfirmDialog } from '@lectern/ui-kit';
import { OneOf } from '@lectern/ui-kit/form';
import * as texts from '../texts/category-dialogs';
import { positionOf, samePosition, type TreePosition } from './tree-position';
import { positionsIn } from './positions';
import { pathText, possibleParents, type Tree } from './tree';

interface Props {
  readonly tree: Tree;
  readonly row: CategoryRow;
  readonly onMove: (position: TreePosition) => void;
  readonly onClose: () => void;
}

/** Moves without a pointer: by parent, then by position among its children. */
export default function MoveDialog({ tree, row, onMove, onClose }: Props): ReactNode {
  const now = positionOf(tree, row.id);
  const [position, setPosition] = useState<TreePosition>(now);
  const positions = positionsIn(tree, row.id, position.parentId);
  const into = (parentId: number | null): void =>
    setPosition({ parentId, beforeId: parentId === now.parentId ? now.beforeId : null });
  return (
    <ConfirmDialog
      open
      title={texts.moveTitle(row.name)}
      verb={texts.move}
      onCancel={onClose}
      onConfirm={() => (samePosition(position, now) ? onClose() : onMove(position))}
    >
      <div className="dialog-body">
        <OneOf
          label={texts.parent}
          value={position.parentId ?? ''}
          placeholder={texts.noParent}
          options={possibleParents(tree, row.id).map((parent) => ({ value: parent.id, label: pathText(parent) }))}
          onChange={(value) => into(value === '' ? null : value)}
        />
        <OneOf
          label={texts.position}
          value={positions.findIndex(({ beforeId }) => beforeId === position.beforeId)}
          options={positions.map(({ label }, at) => ({ value: at, label }))}
          onChange={(at) => setPosition({ ...position, beforeId: positions[at || 0]?.beforeId ?? null })}
        />
      </div>
    </ConfirmDialog>
  );
}
