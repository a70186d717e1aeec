import { useLayoutEffect, type ReactNode } from 'react';
import type { RowsProps, SortProps } from './columns';
import { SkeletonRows } from './SkeletonRows';
import { phone, useMedia } from './use-media';
import { shortcuts } from '../shortcuts/shortcuts';
import * as texts from '../texts/table';
import type { Arrangement } from './arrangement';
import { CardList } from './CardList';
import { classesOf } from './classes-of';
import { HeadCell } from './HeadCell';
import { MarkBox, type Marks } from './marks';
import { TableRows } from './TableRows';
import { useDataTable, type Marked } from './use-data-table';
import { useFit } from './use-fit';
import './table.css';

interface Props<Row> extends RowsProps<Row>, SortProps {
  readonly density?: 'comfortable' | 'compact';
  /** The rows are on their way: bars of the same height stand for them, the head stays. */
  readonly loading?: boolean;
  /** In the rows' place: nothing yet, nothing matches, could not be read. */
  readonly instead?: ReactNode;
  /** The person's order, choice and widths of the columns. */
  readonly arrangement?: Arrangement;
  readonly onArrange?: (arrangement: Arrangement) => void;
  /** The marked rows of all pages; with `onMark` each row has a box. */
  readonly marked?: Marked;
  readonly onMark?: (marked: Marked) => void;
}

const declared: Arrangement = {};
const nothing: Marked = {};

/** What the keys do on a row. */
const keysOf = ({ toOf, onMark }: { readonly toOf?: unknown; readonly onMark?: unknown }) =>
  shortcuts({
    'ArrowUp ArrowDown': texts.movesBetweenRows,
    ...(toOf ? { Enter: texts.opensRow } : {}),
    ...(onMark ? { Space: texts.marksRow, 'Shift+Space': texts.marksUpToRow } : {}),
  });

/** A list's rows: a table whose columns leave where its place is too narrow, or cards on a phone. Used in a `ListFrame`. */
export function ListTable<Row>(props: Props<Row>): ReactNode {
  const {
    label,
    columns,
    rows,
    keyOf,
    actions,
    sort,
    onSort,
    density = 'comfortable',
    loading = false,
    instead,
    arrangement = declared,
    onArrange,
    marked = nothing,
    onMark,
  } = props;
  const isPhone = useMedia(phone);
  const { ref, fit } = useFit();
  useLayoutEffect(fit);
  const { table, shown } = useDataTable({ columns, rows, keyOf, arrangement, marked, onMark });
  const marks: Marks<Row> | undefined = onMark && {
    isMarked: (row) => marked[String(keyOf(row))] === true,
    mark: (row, event) => table.getRow(String(keyOf(row))).getToggleSelectedHandler()(event),
  };
  if (isPhone)
    return instead ?? (loading ? <SkeletonRows cards label={label} /> : <CardList {...props} marks={marks} />);
  const classes = [...(marks ? ['is-box'] : []), ...shown.map(classesOf), ...(actions ? ['is-menu'] : [])];
  const isSized = Object.keys(arrangement.widths ?? {}).length > 0;
  return (
    <div className={isSized ? 'list-scroll' : undefined}>
      <table
        ref={ref}
        className="list-table"
        data-density={density}
        aria-label={label}
        aria-busy={loading}
        {...keysOf(props)}
      >
        <thead>
          <tr>
            {marks && (
              <th className="is-box">
                <MarkBox
                  label={texts.selectPage}
                  checked={rows.length > 0 && table.getIsAllRowsSelected()}
                  mixed={rows.some(marks.isMarked) && !table.getIsAllRowsSelected()}
                  onMark={({ target }) => table.toggleAllRowsSelected(target.checked)}
                />
              </th>
            )}
            {shown.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={sort}
                onSort={onSort}
                arrangement={arrangement}
                onWidth={
                  onArrange &&
                  ((width) => onArrange({ ...arrangement, widths: { ...arrangement.widths, [column.id]: width } }))
                }
              />
            ))}
            {actions && (
              <th className="is-menu">
                <span className="visually-hidden">{texts.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        {!instead && (
          <tbody>
            {loading ? (
              <SkeletonRows columns={classes} label={label} />
            ) : (
              <TableRows {...props} columns={shown} arrangement={arrangement} marks={marks} />
            )}
          </tbody>
        )}
      </table>
      {instead}
    </div>
  );
}
