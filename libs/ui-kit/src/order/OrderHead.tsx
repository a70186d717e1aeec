import type { ReactNode } from 'react';
import type { Arrangement } from '../list/arrangement';
import type { Column } from '../list/columns';
import { classesOf } from '../list/classes-of';
import { MarkBox } from '../list/marks';
import { widthOf } from '../list/widths';
import * as texts from '../texts/order';
import * as tableTexts from '../texts/table';
import type { OrderMarks } from './marks';
import type { OrderedRow } from './tree';
import '../list/table.css';
import './order.css';

interface Props<Row extends OrderedRow> {
  readonly columns: readonly Column<Row>[];
  readonly rows?: readonly Row[];
  readonly marks?: OrderMarks | undefined;
  readonly hasLevels: boolean;
  readonly arrangement?: Arrangement;
}

const noRows: readonly never[] = [];
const declared: Arrangement = {};

/** The heads of an order's columns. */
export function OrderHead<Row extends OrderedRow>(props: Props<Row>): ReactNode {
  const { columns, rows = noRows, marks, hasLevels, arrangement = declared } = props;
  const marked = marks ? rows.filter(({ id }) => marks.isMarked(id)).length : 0;
  return (
    <thead className={hasLevels ? 'has-levels' : undefined}>
      <tr>
        {marks && !marks.isInstead && (
          <th scope="col" className="is-box">
            <MarkBox
              label={tableTexts.selectPage}
              checked={marked > 0 && marked === rows.length}
              mixed={marked > 0 && marked < rows.length}
              onMark={({ target }) =>
                marks.mark(
                  rows.map(({ id }) => id),
                  target.checked,
                )
              }
            />
          </th>
        )}
        <th scope="col" className="order-grip-cell is-p1">
          <span className="visually-hidden">{marks?.isInstead ? texts.select : texts.move}</span>
        </th>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            data-column={column.id}
            className={classesOf(column)}
            style={widthOf(column.id, arrangement)}
          >
            {column.head}
          </th>
        ))}
        <th scope="col" className="is-menu">
          <span className="visually-hidden">{tableTexts.actions}</span>
        </th>
      </tr>
    </thead>
  );
}

interface InsteadProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** While the rows are on their way: `SkeletonRows`. */
  readonly bars?: ReactNode;
  /** In the rows' place. */
  readonly children?: ReactNode;
}

/** The place of an order whose rows are on their way, or that has none. */
export function NoOrder<Row extends OrderedRow>({ label, columns, bars, children }: InsteadProps<Row>): ReactNode {
  return (
    <>
      <table className="list-table order-table" aria-label={label} aria-busy={bars !== undefined}>
        <OrderHead columns={columns} hasLevels />
        {bars !== undefined && <tbody>{bars}</tbody>}
      </table>
      {children}
    </>
  );
}
