import { dateText } from '../kit/dates';
import { dayText } from '../kit/day-text';
import { StatusLabel } from '../kit/StatusLabel';
import type { Columns } from '../list/arrangement';
import type { Column } from '../list/columns';
import { deletedColumn } from '../list/deleted-column';
import * as texts from '../texts/records';
import { labelOf, valueText, type RecordKind, type RecordRow } from './define-record';

type FieldOf<Row> = keyof Row & string;
/** What a column has beyond its maker's. */
export type ColumnOptions<Row> = Partial<Omit<Column<Row>, 'sort'>>;

const headOf = (record: Pick<RecordKind, 'fields'>, name: string): string =>
  texts.labels[name] ?? labelOf(record, name) ?? name;

const columnOf = <Row extends RecordRow>(
  record: RecordKind<Row>,
  name: FieldOf<Row>,
): Pick<Column<Row>, 'id' | 'head' | 'sort'> => ({
  id: name,
  head: headOf(record as never, name),
  ...(record.listFields[name]?.sort && { sort: name }),
});

/** A column with the text of a field or the word of a choice, headed by its label in the contract; several texts are joined by commas. */
export const textColumn = <Row extends RecordRow>(
  record: RecordKind<Row>,
  name: FieldOf<Row>,
  options: ColumnOptions<Row> = {},
): Column<Row> => ({
  ...columnOf(record, name),
  cell: (row) => {
    const value: unknown = row[name];
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    return valueText(record, name, text);
  },
  ...options,
});

/** The status as icon and word. */
export const statusColumn = <Row extends RecordRow>(
  record: RecordKind<Row>,
  options: ColumnOptions<Row> = {},
): Column<Row> => ({
  ...columnOf(record, 'status'),
  onCard: true,
  cell: ({ status }) => <StatusLabel status={status} label={record.statuses[status]} />,
  ...options,
});

/** The day of a time. */
export const dateColumn = <Row extends RecordRow>(
  record: RecordKind<Row>,
  name: FieldOf<Row>,
  options: ColumnOptions<Row> = {},
): Column<Row> => ({
  ...columnOf(record, name),
  quiet: true,
  cell: (row) => {
    const value: unknown = row[name];
    return typeof value === 'string' ? dateText(value) : '';
  },
  ...options,
});

/** A calendar day, the same in every zone; `none` is shown where there is no day. */
export const dayColumn = <Row extends RecordRow>(
  record: RecordKind<Row>,
  name: FieldOf<Row>,
  { none = '', ...options }: ColumnOptions<Row> & { readonly none?: string } = {},
): Column<Row> => ({
  ...columnOf(record, name),
  cell: (row) => {
    const value: unknown = row[name];
    return typeof value === 'string' ? dayText(value) : none;
  },
  ...options,
});

/** The columns of Recently deleted: when a row was deleted takes the place of its status and of its last change. */
export const columnsOfDeleted = <Row extends RecordRow>([name, ...others]: Columns<Row>): Columns<Row> => [
  name,
  ...others.filter(({ id }) => id !== 'status' && id !== 'updatedAt'),
  deletedColumn,
];
