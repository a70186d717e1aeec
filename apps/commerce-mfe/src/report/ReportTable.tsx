import type { ReactNode } from 'react';
import { Icon } from '@lectern/ui-kit/icons';
import * as texts from '../texts/report';
import '../payment/card.css';
import './report-table.css';

export interface ReportColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** The same of all rows together. */
  readonly total?: ReactNode;
  /** Gone where the table is narrow. */
  readonly isWide?: boolean;
  /** The rows are in the order of this column, the highest first. */
  readonly isSorted?: boolean;
}

/** A table of more columns takes the whole width, below its chart. */
const mostNextToChart = 6;

const classOf = ({ isWide }: Pick<ReportColumn<never>, 'isWide'>, at: number): string | undefined =>
  [at > 0 && 'is-sum', isWide && 'is-wide'].filter(Boolean).join(' ') || undefined;

interface Props<Row> {
  /** 'By item, INR'. */
  readonly title: string;
  /** The first is the name. */
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Further rows are counted in the total only. */
  readonly isCut: boolean;
}

/** A row of cells, the first of which is its name. */
function Cells<Row>({
  columns,
  of,
}: {
  readonly columns: readonly ReportColumn<Row>[];
  readonly of: (column: ReportColumn<Row>) => ReactNode;
}): ReactNode {
  return (
    <tr>
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.head} scope="row">
            {of(column)}
          </th>
        ) : (
          <td key={column.head} className={classOf(column, at)}>
            {of(column)}
          </td>
        ),
      )}
    </tr>
  );
}

/** The rows of a report with their total. */
export function ReportTable<Row>({ title, columns, rows, keyOf, isCut }: Props<Row>): ReactNode {
  return (
    <section className="money-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{isCut ? texts.firstRows(rows.length) : texts.shownRows(rows.length)}</span>
      </header>
      <div className="analysis-scroll">
        <table
          className={columns.length > mostNextToChart ? 'analysis-table is-broad' : 'analysis-table'}
          aria-label={title}
        >
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th
                  key={column.head}
                  scope="col"
                  className={classOf(column, at)}
                  aria-sort={column.isSorted ? 'descending' : undefined}
                >
                  {column.isSorted && <Icon name="arrow-down" size={14} />}
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Cells key={keyOf(row)} columns={columns} of={({ cell }) => cell(row)} />
            ))}
          </tbody>
          {columns.some(({ total }) => total !== undefined) && (
            <tfoot>
              <Cells columns={columns} of={({ total }) => total} />
            </tfoot>
          )}
        </table>
      </div>
    </section>
  );
}
