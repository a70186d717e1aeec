import { useMemo } from 'react';
import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import type { Column } from './columns';
import { isHidden, orderOf, type Arrangement, type Columns } from './arrangement';

/** Sorting, filtering and paging are the server's: of the table only these are used. */
const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  rowSelectionFeature,
});

/** Which rows of all pages are marked, by key. */
export type Marked = RowSelectionState;

interface Options<Row> {
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => number | string;
  readonly arrangement: Arrangement;
  readonly marked: Marked;
  readonly onMark: ((marked: Marked) => void) | undefined;
}

/** One row for the table's models, whatever its type is. */
interface Held<Row> {
  readonly row: Row;
}

const nothingMarked: Marked = {};

/** The model of a list's table: which columns stand where and how wide, and which rows are marked. */
export const useDataTable = <Row>({
  columns,
  rows,
  keyOf,
  arrangement,
  marked = nothingMarked,
  onMark,
}: Options<Row>) => {
  const data = useMemo(() => rows.map((row): Held<Row> => ({ row })), [rows]);
  const definitions = useMemo(
    () => columns.map(({ id }): ColumnDef<typeof features, Held<Row>> => ({ id })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: [...orderOf(columns, arrangement)],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, !isHidden(column, arrangement)])),
      columnSizing: { ...arrangement.widths },
      rowSelection: marked,
    }),
    [columns, arrangement, marked],
  );
  const table = useTable<typeof features, Held<Row>>({
    features,
    columns: definitions,
    data,
    state,
    getRowId: ({ row }) => String(keyOf(row)),
    enableRowSelection: onMark !== undefined,
    onRowSelectionChange: (change) => onMark?.(typeof change === 'function' ? change(marked) : change),
  });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const shown = table
    .getVisibleLeafColumns()
    .map(({ id }) => byId.get(id))
    .filter((column): column is Column<Row> => column !== undefined);
  return { table, shown };
};

export type DataTable<Row> = ReturnType<typeof useDataTable<Row>>['table'];
