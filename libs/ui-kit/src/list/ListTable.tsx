import type { ReactNode } from 'react';
import { CardList } from './CardList';
import type { RowsProps, SortProps } from './columns';
import { classesOf, HeadCell } from './HeadCell';
import { SkeletonRows } from './SkeletonRows';
import { TableRows } from './TableRows';
import { phone, useMedia } from './use-media';
import './table.css';

interface Props<Row> extends RowsProps<Row>, SortProps {
  readonly density?: 'comfortable' | 'compact';
  /** The rows are on their way: bars of the same height stand for them, the head stays. */
  readonly loading?: boolean;
  /** In the rows' place: nothing yet, nothing matches, could not be read. */
  readonly instead?: ReactNode;
}

/** A list's rows: a table whose columns leave by its own width, or cards on a phone. Stands in a `ListFrame`. */
export function ListTable<Row>(props: Props<Row>): ReactNode {
  const { label, columns, actions, sort, onSort, density = 'comfortable', loading = false, instead } = props;
  const isPhone = useMedia(phone);
  if (isPhone) return instead ?? (loading ? <SkeletonRows cards label={label} /> : <CardList {...props} />);
  const classes = [...columns.map(classesOf), ...(actions ? ['is-menu'] : [])];
  return (
    <>
      <table className="list-table" data-density={density} aria-label={label} aria-busy={loading}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th className="is-menu">
                <span className="list-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        {!instead && <tbody>{loading ? <SkeletonRows columns={classes} label={label} /> : <TableRows {...props} />}</tbody>}
      </table>
      {instead}
    </>
  );
}
