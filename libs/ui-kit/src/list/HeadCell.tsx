import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { Column, SortProps } from './columns';
import type { Arrangement } from './arrangement';
import { classesOf } from './classes-of';
import { ResizeGrip } from './ResizeGrip';
import { widthOf } from './widths';

interface Props<Row> extends SortProps {
  readonly column: Column<Row>;
  readonly arrangement: Arrangement;
  /** Takes a new width of the column; without it the column keeps its own. */
  readonly onWidth: ((width: number) => void) | undefined;
}

/** A column's head; one that sorts is a button, and its edge can be drawn. */
export function HeadCell<Row>({ column, sort = [], onSort, arrangement, onWidth }: Props<Row>): ReactNode {
  const current = sort.find(({ name }) => name === column.sort);
  const way = current && (current.descending ? 'descending' : 'ascending');
  return (
    <th
      scope="col"
      data-column={column.id}
      className={classesOf(column)}
      aria-sort={way}
      style={widthOf(column.id, arrangement)}
    >
      {column.sort && onSort ? (
        <button type="button" onClick={() => column.sort && onSort(column.sort)}>
          {column.head}
          {way && <Icon name={way === 'descending' ? 'arrow-down' : 'arrow-up'} size={14} />}
        </button>
      ) : (
        column.head
      )}
      {onWidth && <ResizeGrip onWidth={onWidth} />}
    </th>
  );
}
