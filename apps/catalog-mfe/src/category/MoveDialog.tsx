import { useState, type ReactNode } from 'react';
import type { CategoryRow } from '@lectern/contract/catalog';
import { ConfirmDialog } from '@lectern/ui-kit';
import { OneOf } from '@lectern/ui-kit/form';
import * as texts from '../texts/category-dialogs';
import { placeOf, samePlace, type Place } from './place';
import { positionsIn } from './positions';
import { pathText, possibleParents, type Tree } from './tree';

interface Props {
  readonly tree: Tree;
  readonly row: CategoryRow;
  readonly onMove: (place: Place) => void;
  readonly onClose: () => void;
}

/** Moving without a pointer: the parent, then the place among what lies there. */
export default function MoveDialog({ tree, row, onMove, onClose }: Props): ReactNode {
  const now = placeOf(tree, row.id);
  const [place, setPlace] = useState<Place>(now);
  const positions = positionsIn(tree, row.id, place.parentId);
  const into = (parentId: number | null): void =>
    setPlace({ parentId, beforeId: parentId === now.parentId ? now.beforeId : null });
  return (
    <ConfirmDialog
      open
      title={texts.moveTitle(row.name)}
      verb={texts.move}
      onCancel={onClose}
      onConfirm={() => (samePlace(place, now) ? onClose() : onMove(place))}
    >
      <div className="asked">
        <OneOf
          label={texts.parent}
          value={place.parentId ?? ''}
          placeholder={texts.noParent}
          options={possibleParents(tree, row.id).map((parent) => ({ value: parent.id, label: pathText(parent) }))}
          onChange={(value) => into(value === '' ? null : value)}
        />
        <OneOf
          label={texts.position}
          value={positions.findIndex(({ beforeId }) => beforeId === place.beforeId)}
          options={positions.map(({ label }, at) => ({ value: at, label }))}
          onChange={(at) => setPlace({ ...place, beforeId: positions[at || 0]?.beforeId ?? null })}
        />
      </div>
    </ConfirmDialog>
  );
}
