import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { Column, SortProps } from './columns';

/** The classes that head and cells of a column share. */
export const classesOf = <Row,>({ priority, numeric, quiet, wide }: Column<Row>): string | undefined =>
  [priority && `is-p${priority}`, numeric && 'is-number', quiet && 'is-quiet', wide && 'is-wide'].filter(Boolean).join(' ') || undefined;

/** A column's head; one that sorts is a button. */
export function HeadCell<Row>({ column, sort = [], onSort }: SortProps & { readonly column: Column<Row> }): ReactNode {
  const current = sort.find(({ name }) => name === column.sort);
  const way = current && (current.descending ? 'descending' : 'ascending');
  return (
    <th scope="col" className={classesOf(column)} aria-sort={way}>
      {column.sort && onSort ? (
        <button type="button" onClick={() => column.sort && onSort(column.sort)}>
          {column.head}
          {way && <Icon name={way === 'descending' ? 'arrow-down' : 'arrow-up'} size={14} />}
        </button>
      ) : (
        column.head
      )}
    </th>
  );
}
