import { useCallback, useMemo, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { To } from '@lectern/ui-kit/router';
import type { CategoryRow } from '@lectern/contract/catalog';
import { announce, type RowAction } from '@lectern/ui-kit';
import { shortcuts } from '@lectern/ui-kit/list';
import * as texts from '../texts/tree';
import { actionOf, actionWhileLifted } from './keys';
import { withOpen, type Open } from './open';
import type { Marking } from './marking';
import type { TreePosition, Step } from './tree-position';
import { ancestorsOf, pathText, type Tree } from './tree';
import { TreeHead } from './TreeHead';
import { TreeRoom, TreeRow } from './TreeRow';
import { useDrag, type Drag } from './use-drag';
import { useActiveRow } from './use-active-row';
import { piecesOf } from './row-window';
import { useLift } from './use-lift';
import { useRowWindow } from './use-row-window';
import { visibleRows, isNarrowed, type View } from './visible';
import './tree.css';

interface Props {
  readonly tree: Tree;
  readonly view: View;
  /** The category whose panel is open. */
  readonly chosen: number | undefined;
  readonly mayEdit: boolean;
  readonly toOf: (id: number) => To;
  readonly onOpenChange: (open: Open) => void;
  readonly onEnter: (id: number) => void;
  readonly actionsOf: (row: CategoryRow) => readonly RowAction[];
  readonly move: (id: number, position: TreePosition) => Promise<boolean>;
  /** While several are being chosen. */
  readonly marking?: Marking | undefined;
}

const treeKeys = {
  'ArrowUp ArrowDown': texts.movesBetweenRows,
  'ArrowRight ArrowLeft': texts.opensBranch,
  Enter: texts.opensCategory,
};

/** What stands beside the name of the dragged row: where it would land, or why it may not. */
const dragHint = (tree: Tree, drag: Drag | undefined): string | undefined => {
  if (!drag?.over) return undefined;
  if (drag.over.blocker) return drag.over.blocker;
  const parent = drag.over.position.parentId === null ? undefined : tree.byId.get(drag.over.position.parentId);
  return parent ? texts.into(pathText(parent)) : texts.amongRoots;
};

const dragOf = (
  { id, over }: Drag,
  row: number,
): 'dragged' | 'before' | 'inside' | 'behind' | 'refused' | undefined => {
  if (row === id) return 'dragged';
  if (over?.id !== row) return undefined;
  return over.blocker ? 'refused' : over.edge;
};

/** The tree as ARIA's treegrid: one row in the tab order, arrows between rows, Space lifts, the grip drags. */
export function TreeTable({
  tree,
  view,
  chosen,
  mayEdit,
  toOf,
  onOpenChange,
  onEnter,
  actionsOf,
  move,
  marking,
}: Props): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null);
  const lift = useLift(tree, move);
  const shownTree = lift.tree ?? tree;
  const narrowed = isNarrowed(view);
  const opened = lift.id === undefined ? view.open : withOpen(view.open, true, ...ancestorsOf(shownTree, lift.id));
  const rows = useMemo(() => visibleRows(shownTree, { ...view, open: opened }), [shownTree, view, opened]);
  const seen = useRowWindow(body, rows.length);
  const { active, see, focus } = useActiveRow(rows, chosen, body);

  const drop = useCallback(
    (id: number, position: TreePosition): void => {
      onOpenChange(position.parentId === null ? view.open : withOpen(view.open, true, position.parentId));
      void move(id, position).then((done) => done && announce(texts.moved));
    },
    [move, onOpenChange, view.open],
  );
  const { drag, start } = useDrag(tree, view.open, drop);
  const hint = dragHint(tree, drag);
  const dragDisabledReason = !mayEdit ? undefined : narrowed ? texts.clearToMove : '';

  const toggle = useCallback(
    (id: number, isOpen: boolean) => onOpenChange(withOpen(view.open, isOpen, id)),
    [onOpenChange, view.open],
  );
  const grip = useCallback((id: number, event: PointerEvent<HTMLElement>) => start(id, event), [start]);

  const step = (to: Step): void => {
    const next = lift.step(to);
    if (next && lift.id !== undefined) focus(lift.id);
  };
  const position = (id: number): void => {
    onOpenChange(opened);
    void lift.position();
    focus(id);
  };
  const putBack = (id: number): void => {
    lift.putBack();
    focus(id);
  };

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const onRow = event.target instanceof HTMLElement && event.target.dataset['category'] !== undefined;
    if (
      active === undefined ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      (!onRow && (event.key === 'Enter' || event.key === ' '))
    )
      return;
    if (marking && (event.key === ' ' || event.key === 'Escape')) {
      event.preventDefault();
      return event.key === ' ' ? marking.toggle(active) : marking.clear();
    }
    const action =
      lift.id === undefined
        ? actionOf(event.key, rows, shownTree, active, dragDisabledReason === '')
        : actionWhileLifted(event.key);
    if (event.key === ' ' && dragDisabledReason) announce(dragDisabledReason);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    switch (action.is) {
      case 'focus':
        return focus(action.id);
      case 'expand':
      case 'collapse':
        return toggle(action.id, action.is === 'expand');
      case 'open':
        return onEnter(action.id);
      case 'lift':
        return lift.lift(action.id);
      case 'step':
        return step(action.step);
      case 'place':
        return position(active);
      case 'put back':
        return putBack(active);
    }
  };

  return (
    <div className="cat-frame">
      <table
        className={marking ? 'cat-tree is-marking' : 'cat-tree'}
        role="treegrid"
        aria-multiselectable={marking && true}
        aria-label={texts.title}
        aria-rowcount={rows.length + 1}
        {...shortcuts(
          dragDisabledReason === ''
            ? { ...treeKeys, Space: marking ? texts.selectsCategory : texts.liftsCategory }
            : treeKeys,
        )}
        onKeyDown={press}
        onBlur={(event) =>
          lift.id !== undefined &&
          !event.currentTarget.contains(event.relatedTarget) &&
          event.relatedTarget &&
          lift.putBack()
        }
      >
        <TreeHead isMarking={marking !== undefined} />
        <tbody role="rowgroup" ref={body} onFocus={(event) => see(event.target)}>
          {piecesOf(
            rows.length,
            seen,
            rows.findIndex(({ row }) => row.id === active),
          ).map((piece) => {
            if (piece.is === 'room')
              return <TreeRoom key={`room-${piece.from}`} height={piece.rows * seen.rowHeight} />;
            const shown = rows[piece.at]!;
            const { id } = shown.row;
            return (
              <TreeRow
                key={id}
                shown={shown}
                index={piece.at}
                to={toOf(id)}
                isActive={id === active}
                isChosen={marking ? marking.isMarked(id) : id === chosen}
                box={marking?.box}
                isLifted={id === lift.id}
                drag={drag && dragOf(drag, id)}
                hint={drag?.id === id ? hint : undefined}
                dragDisabledReason={dragDisabledReason}
                onToggle={toggle}
                onGrip={grip}
                actionsOf={actionsOf}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
