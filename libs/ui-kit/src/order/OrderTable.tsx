import { useCallback, useMemo, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { RowAction } from '../kit/RowMenu';
import type { Arrangement } from '../list/arrangement';
import type { Column } from '../list/columns';
import { announce } from '../notices/live-region';
import { shortcuts } from '../shortcuts/shortcuts';
import * as texts from '../texts/order';
import * as tableTexts from '../texts/table';
import { actionOf, actionWhileLifted } from './keys';
import type { OrderMarks } from './marks';
import { OrderHead } from './OrderHead';
import type { Ordering } from './ordering';
import { OrderRow, RowsRoom } from './OrderRow';
import type { TreePosition } from './position';
import { piecesOf } from './row-window';
import { ancestorsOf, treeOf, type OrderedRow, type Tree } from './tree';
import { useActiveRow } from './use-active-row';
import { useDrag, type Drag } from './use-drag';
import { useLift } from './use-lift';
import { useRowWindow } from './use-row-window';
import { visibleRows } from './visible';
import '../list/table.css';
import './order.css';

/** What a tree has beyond a list: rows that are open or not, and links to them. */
interface Levels {
  readonly isOpen: (id: number) => boolean;
  readonly onOpenChange: (isOpen: boolean, ...ids: readonly number[]) => void;
  readonly toOf: (id: number) => To;
  /** The rows that match search and filter; undefined where all do. */
  readonly hits: ReadonlySet<number> | undefined;
}

interface Props<Row extends OrderedRow> {
  readonly label: string;
  readonly tree: Tree<Row>;
  /** Those that are shown; the first is the name. */
  readonly columns: readonly Column<Row>[];
  /** How wide they are. */
  readonly arrangement?: Arrangement;
  readonly density?: 'comfortable' | 'compact';
  readonly nameOf: (row: Row) => string;
  /** The row that is open beside the list. */
  readonly currentId?: number | undefined;
  readonly onOpen: (row: Row) => void;
  readonly actions: (row: Row) => readonly RowAction[];
  readonly ordering: Ordering<Row>;
  /** Undefined: moving is not offered. Otherwise why rows can't be moved by hand, or ''. */
  readonly gripRefused?: string | undefined;
  readonly levels?: Levels;
  readonly marks?: OrderMarks | undefined;
  readonly attributesOf?: (row: Row) => object;
}

const declared: Arrangement = {};
const isOpenNowhere = (): boolean => false;

const dragOf = (
  { id, over }: Drag,
  row: number,
): 'dragged' | 'before' | 'inside' | 'behind' | 'refused' | undefined => {
  if (row === id) return 'dragged';
  if (over?.id !== row) return undefined;
  return over.refused ? 'refused' : over.edge;
};

/**
 * Rows in an order that is changed here, with levels (ARIA's treegrid) or without: one row in the tab order, arrows between
 * rows, Space lifts, the grip drags. Of a long list only the rows near the window are in the page.
 */
export function OrderTable<Row extends OrderedRow>(props: Props<Row>): ReactNode {
  const { label, tree, columns, arrangement = declared, density, nameOf, currentId, onOpen } = props;
  const { actions, ordering, gripRefused, levels, marks, attributesOf } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const lift = useLift(tree, ordering);
  const ways = lift.id === undefined ? undefined : ancestorsOf(lift.tree, lift.id);
  const isOpen = levels?.isOpen ?? isOpenNowhere;
  const way = ways?.join();
  const rows = useMemo(() => {
    const opened = new Set(way ? way.split(',').map(Number) : []);
    return visibleRows(lift.tree, (id) => opened.has(id) || isOpen(id), levels?.hits);
  }, [lift.tree, isOpen, way, levels?.hits]);
  const seen = useRowWindow(body, rows.length);
  const { active, see, remember, focus } = useActiveRow(rows, currentId, body);
  const { move, after, refuse, whereIs, words, dragHint } = ordering;
  const onOpenChange = levels?.onOpenChange;
  const drop = (id: number, position: TreePosition): void => {
    if (position.parentId !== null) onOpenChange?.(true, position.parentId);
    const where = whereIs(treeOf(after(tree, id, position)), id);
    void move(id, position).then((isDone) => isDone && announce(words.placed(where)));
  };
  const { drag, start } = useDrag(body, tree, levels?.isOpen, refuse, drop);
  const hint = drag?.over && (drag.over.refused ?? dragHint?.(tree, drag.over.position));

  const toggle = useCallback((id: number, opened: boolean) => onOpenChange?.(opened, id), [onOpenChange]);
  const grip = useCallback(
    (id: number, event: PointerEvent<HTMLElement>) => {
      // The active row is always drawn: a grip that left the page would lose the pointer.
      remember(id);
      start(id, event);
    },
    [start, remember],
  );

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const onRow = event.target instanceof HTMLElement && event.target.dataset['row'] !== undefined;
    const { key } = event;
    if (active === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!onRow && (!levels || key === 'Enter' || key === ' ')) return;
    if (marks?.isInstead && (key === ' ' || key === 'Escape')) {
      event.preventDefault();
      return key === ' ' ? marks.mark([active], !marks.isMarked(active)) : marks.clear();
    }
    const action =
      lift.id === undefined
        ? actionOf(key, rows, lift.tree, active, gripRefused === '')
        : actionWhileLifted(key, levels !== undefined);
    if (key === ' ' && gripRefused) announce(gripRefused);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    const row = rows.find((each) => each.row.id === active)?.row;
    switch (action.is) {
      case 'focus':
        return focus(action.id);
      case 'expand':
      case 'collapse':
        return toggle(action.id, action.is === 'expand');
      case 'open':
        return row && onOpen(row);
      case 'lift':
        return lift.lift(action.id);
      case 'step':
        lift.step(action.step);
        return focus(active);
      case 'place':
        if (ways && ways.length > 0) onOpenChange?.(true, ...ways);
        void lift.place();
        return focus(active);
      case 'put back':
        lift.putBack();
        return focus(active);
    }
  };

  const keys = {
    'ArrowUp ArrowDown': tableTexts.movesBetweenRows,
    ...(levels && { 'ArrowRight ArrowLeft': texts.opensBranch }),
    Enter: tableTexts.opensRow,
    ...(gripRefused === '' && { Space: marks?.isInstead ? tableTexts.marksRow : texts.liftsRow }),
  };
  const isMarking = marks?.isInstead === true;
  return (
    <table
      className={['list-table order-table', isMarking && 'is-marking'].filter(Boolean).join(' ')}
      data-density={density}
      role={levels && 'treegrid'}
      aria-multiselectable={(levels && isMarking) || undefined}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      {...shortcuts(keys)}
      onKeyDown={press}
      onBlur={({ relatedTarget: next }) =>
        next instanceof HTMLElement && next.dataset['row'] !== String(lift.id) && lift.putBack()
      }
    >
      <OrderHead
        columns={columns}
        rows={tree.rows}
        marks={marks}
        hasLevels={levels !== undefined}
        arrangement={arrangement}
      />
      <tbody role={levels && 'rowgroup'} ref={body} onFocus={(event) => see(event.target)}>
        {piecesOf(
          rows.length,
          seen,
          rows.findIndex(({ row }) => row.id === active),
        ).map((piece) => {
          if (piece.is === 'room')
            return (
              <RowsRoom key={`room-${piece.from}`} columns={columns.length + 3} height={piece.rows * seen.rowHeight} />
            );
          const each = rows[piece.at]!;
          const { row } = each;
          return (
            <OrderRow
              key={row.id}
              shown={each}
              index={piece.at}
              columns={columns}
              arrangement={arrangement}
              name={nameOf(row)}
              to={levels?.toOf(row.id)}
              isActive={row.id === active}
              isCurrent={marks?.isMarked(row.id) || (!isMarking && row.id === currentId)}
              isLifted={row.id === lift.id}
              drag={drag && dragOf(drag, row.id)}
              hint={drag?.id === row.id ? hint : undefined}
              gripRefused={gripRefused}
              marks={marks}
              attributesOf={attributesOf}
              onToggle={toggle}
              onGrip={grip}
              onOpen={onOpen}
              actions={actions}
            />
          );
        })}
      </tbody>
    </table>
  );
}
