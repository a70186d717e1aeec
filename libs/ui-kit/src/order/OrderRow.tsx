import { memo, type PointerEvent, type ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { RowMenu, type RowAction } from '../kit/RowMenu';
import type { Arrangement } from '../list/arrangement';
import type { Column } from '../list/columns';
import { classesOf } from '../list/classes-of';
import { MarkBox } from '../list/marks';
import { widthOf } from '../list/widths';
import { actionsFor, select } from '../texts/table';
import type { OrderMarks } from './marks';
import { OrderGrip } from './OrderGrip';
import { OrderName } from './OrderName';
import type { OrderedRow } from './tree';
import type { VisibleRow } from './visible';

interface Props<Row extends OrderedRow> {
  readonly shown: VisibleRow<Row>;
  /** Its number among all rows that are shown, from 0: not all of a long list are drawn. */
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  readonly arrangement: Arrangement;
  readonly name: string;
  /** Where it is opened. */
  readonly to: To;
  readonly hasLevels: boolean;
  /** The row that Tab reaches; all others are reached by the arrows. */
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly isLifted: boolean;
  /** How a drag is to this row. */
  readonly drag: 'dragged' | 'before' | 'inside' | 'behind' | 'refused' | undefined;
  /** After the name while the row is dragged. */
  readonly hint: string | undefined;
  /** Undefined: moving is not offered. Otherwise why the grip does not work, or ''. */
  readonly dragDisabledReason: string | undefined;
  readonly marks: OrderMarks | undefined;
  /** Further attributes of its element. */
  readonly attributesOf: ((row: Row) => object) | undefined;
  readonly onToggle: (id: number, opened: boolean) => void;
  readonly onGrip: (id: number, event: PointerEvent<HTMLElement>) => void;
  readonly actions: (row: Row) => readonly RowAction[];
}

/** The room of rows that are not drawn. */
export function RowsRoom({ height, columns }: { readonly height: number; readonly columns: number }): ReactNode {
  return (
    <tr aria-hidden="true" className="order-room" style={{ blockSize: height }}>
      <td colSpan={columns} />
    </tr>
  );
}

/** One row of an order. */
function OrderRowPlain<Row extends OrderedRow>(props: Props<Row>): ReactNode {
  const { shown, index, columns, arrangement, name, to, hasLevels, isActive, isCurrent, isLifted, drag, hint } = props;
  const { dragDisabledReason, marks, attributesOf, onToggle, onGrip, actions } = props;
  const { row, hasChildren, isOpen, isContext, position, siblings } = shown;
  const inTab = isActive ? 0 : -1;
  const isSelected = isCurrent || isLifted;
  const role = hasLevels ? 'gridcell' : undefined;
  const box = marks && (
    <MarkBox
      label={select(name)}
      checked={marks.isMarked(row.id)}
      tabIndex={inTab}
      onMark={({ target }) => marks.mark([row.id], target.checked)}
    />
  );
  const grip = dragDisabledReason !== undefined && (
    <OrderGrip name={name} disabledReason={dragDisabledReason} onGrip={(event) => onGrip(row.id, event)} />
  );
  const levels = hasLevels && {
    role: 'row',
    'aria-level': row.depth,
    'aria-posinset': position,
    'aria-setsize': siblings,
    'aria-expanded': hasChildren ? isOpen : undefined,
  };
  const classes = [
    isContext && 'is-context',
    isSelected && 'is-current',
    isLifted && 'is-lifted',
    drag && `is-${drag}`,
  ].filter(Boolean);
  return (
    <tr
      {...attributesOf?.(row)}
      {...levels}
      className={classes.join(' ') || undefined}
      data-row={row.id}
      tabIndex={inTab}
      aria-rowindex={index + 2}
      aria-selected={isSelected ? true : undefined}
    >
      {box && !marks.isInstead && <td className="is-box">{box}</td>}
      <td role={role} className="order-grip-cell is-p1">
        {marks?.isInstead ? box : grip}
      </td>
      {columns.map((column, at) => (
        <td key={column.id} role={role} className={classesOf(column)} style={widthOf(column.id, arrangement)}>
          {at > 0 ? (
            column.cell(row)
          ) : (
            <OrderName
              shown={shown}
              name={name}
              to={to}
              hasLevels={hasLevels}
              tabIndex={inTab}
              isLifted={isLifted}
              hint={hint}
              onToggle={onToggle}
            >
              {column.cell(row)}
            </OrderName>
          )}
        </td>
      ))}
      <td role={role} className="is-menu">
        <RowMenu label={actionsFor(name)} tabIndex={inTab} actions={actions(row)} />
      </td>
    </tr>
  );
}
export const OrderRow = memo(OrderRowPlain) as typeof OrderRowPlain;
