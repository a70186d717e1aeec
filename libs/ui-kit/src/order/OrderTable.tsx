import { useLayoutEffect, type ReactNode } from 'react';
import type { Arrangement } from '../list/arrangement';
import { useFit } from '../list/use-fit';
import { shortcuts } from '../shortcuts/shortcuts';
import * as texts from '../texts/order';
import * as tableTexts from '../texts/table';
import { OrderHead } from './OrderHead';
import type { OrderProps } from './order-props';
import { OrderRow, RowsRoom } from './OrderRow';
import { piecesOf } from './row-window';
import type { OrderedRow } from './tree';
import type { Drag } from './use-drag';
import { useOrderRows } from './use-order-rows';
import '../list/table.css';
import './order.css';

const declared: Arrangement = {};

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
export function OrderTable<Row extends OrderedRow>(props: OrderProps<Row>): ReactNode {
  const { label, tree, columns, arrangement = declared, density, nameOf, currentId, toOf } = props;
  const { actions, dragDisabledReason, levels, marks, attributesOf } = props;
  const { body, rows, seen, active, see, liftedId, putBack, drag, hint, toggle, grip, press } = useOrderRows(props);
  const keys = {
    'ArrowUp ArrowDown': tableTexts.movesBetweenRows,
    ...(levels && { 'ArrowRight ArrowLeft': texts.opensBranch }),
    Enter: tableTexts.opensRow,
    ...(dragDisabledReason === '' && { Space: marks?.isInstead ? tableTexts.marksRow : texts.liftsRow }),
  };
  const isMarking = marks?.isInstead === true;
  const { ref, fit } = useFit();
  useLayoutEffect(fit, [fit, columns, arrangement, tree, isMarking]);
  return (
    <table
      ref={ref}
      className={['list-table order-table', isMarking && 'is-marking'].filter(Boolean).join(' ')}
      data-density={density}
      role={levels && 'treegrid'}
      aria-multiselectable={(levels && isMarking) || undefined}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      {...shortcuts(keys)}
      onKeyDown={press}
      onBlur={({ relatedTarget: next }) =>
        next instanceof HTMLElement && next.dataset['row'] !== String(liftedId) && putBack()
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
              to={toOf(row)}
              hasLevels={levels !== undefined}
              isActive={row.id === active}
              isCurrent={marks?.isMarked(row.id) || (!isMarking && row.id === currentId)}
              isLifted={row.id === liftedId}
              drag={drag && dragOf(drag, row.id)}
              hint={drag?.id === row.id ? hint : undefined}
              dragDisabledReason={dragDisabledReason}
              marks={marks}
              attributesOf={attributesOf}
              onToggle={toggle}
              onGrip={grip}
              actions={actions}
            />
          );
        })}
      </tbody>
    </table>
  );
}
