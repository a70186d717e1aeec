import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@lectern/ui-kit';
import { OneOf } from '@lectern/ui-kit/form';
import { childrenOf, type Tree, type TreePosition } from '@lectern/ui-kit/order';
import * as texts from '../texts/curriculum';
import type { CurriculumRow } from './rows';

interface Props {
  readonly tree: Tree<CurriculumRow>;
  readonly row: CurriculumRow;
  readonly onMove: (position: TreePosition) => void;
  readonly onClose: () => void;
}

/** Moves a section or a lesson without dragging: into which section, and before which neighbour. */
export default function MoveRow({ tree, row, onMove, onClose }: Props): ReactNode {
  const [parentId, setParentId] = useState(row.parentId);
  const [beforeId, setBeforeId] = useState<number | ''>('');
  const optionsBelow = (id: number | null) =>
    childrenOf(tree, id).flatMap(({ id: value, title }) => (value === row.id ? [] : [{ value, label: title }]));
  return (
    <ConfirmDialog
      open
      title={texts.moveTitle(row.title)}
      verb={texts.moveVerb}
      onConfirm={() => onMove({ parentId, beforeId: beforeId === '' ? null : beforeId })}
      onCancel={onClose}
    >
      <div className="dialog-body">
        {row.lesson && (
          <OneOf
            label={texts.into}
            value={parentId ?? ''}
            options={optionsBelow(null)}
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
          options={optionsBelow(parentId)}
          onChange={setBeforeId}
        />
      </div>
    </ConfirmDialog>
  );
}
