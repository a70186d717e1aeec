import { useState, type ReactNode } from 'react';
import type { ItemRow } from '@lectern/contract/people';
import { ConfirmDialog } from '@lectern/ui-kit';
import { OneOf } from '@lectern/ui-kit/form';
import { childrenOf, type Tree, type TreePosition } from '@lectern/ui-kit/order';
import * as texts from '../../texts/batch-curriculum';

interface Props {
  readonly tree: Tree<ItemRow>;
  readonly row: ItemRow;
  readonly onMove: (position: TreePosition) => void;
  readonly onClose: () => void;
}

/** Moves an item without dragging: into which section, and before which neighbour. */
export function MoveItem({ tree, row, onMove, onClose }: Props): ReactNode {
  const [parentId, setParentId] = useState(row.parentId);
  const [beforeId, setBeforeId] = useState<number | ''>('');
  const neighbours = childrenOf(tree, parentId).filter(({ id }) => id !== row.id);
  return (
    <ConfirmDialog
      open
      title={texts.moveTitle(row.title)}
      verb={texts.moveVerb}
      onConfirm={() => onMove({ parentId, beforeId: beforeId === '' ? null : beforeId })}
      onCancel={onClose}
    >
      <div className="curriculum-move">
        {row.kind === 'lesson' && (
          <OneOf
            label={texts.into}
            value={parentId ?? ''}
            options={childrenOf(tree, null).map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id) => {
              setParentId(id === '' ? row.parentId : id);
              setBeforeId('');
            }}
          />
        )}
        <OneOf
          label={texts.before}
          placeholder={texts.last}
          value={beforeId}
          options={neighbours.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={setBeforeId}
        />
      </div>
    </ConfirmDialog>
  );
}
