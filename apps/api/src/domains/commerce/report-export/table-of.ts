import { fullAmount } from '@lectern/contract/commerce';
import { conflict } from '../../../server/calls/errors';
import { plainAmount } from '../plain-amount';

/** A cell as a sheet has it, and as a page shows it. */
export interface Cell {
  readonly value: string | number | null;
  readonly text: string;
}

interface ReportColumn {
  readonly head: string;
  readonly isOnPages: boolean;
  readonly isMoney: boolean;
}

/** The rows of a report under their head. The last line has the sums of all rows; a report of several currencies has none. */
export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly sums: readonly Cell[] | undefined;
}

interface Figure<Sums> {
  readonly head: string;
  readonly of: (sums: Sums) => number | null;
  /** A sum of money, in minor units. */
  readonly isMoney?: boolean;
  /** Pages have less space than a sheet. */
  readonly isOnPages?: boolean;
}

type Line<Sums> = Sums & { readonly before: Sums | null; readonly currency?: string; readonly exponent?: number };

interface Shown<Sums> {
  /** The name of the grouping. */
  readonly group: string;
  readonly figures: readonly Figure<Sums>[];
  /** The figure that is compared with the period before. */
  readonly main: Figure<Sums>;
  readonly rows: readonly (Line<Sums> & { readonly label: string })[];
  readonly total: Line<Sums> | undefined;
  readonly isCompared: boolean;
  readonly hasCurrency: boolean;
  readonly isCut: boolean;
}

const textColumn = (head: string): ReportColumn => ({ head, isOnPages: true, isMoney: false });
const textCell = (text: string): Cell => ({ value: text, text });

const countCell = (count: number): Cell => ({ value: count, text: count.toLocaleString('en-GB').replace('-', '−') });

/** The table of a report. Amounts are plain numbers; their currency has a column. @throws 409 where the report has more rows than an answer */
export const tableOf = <Sums extends object>(shown: Shown<Sums>): ReportTable => {
  const { group, figures, main, rows, total, isCompared, hasCurrency, isCut } = shown;
  if (isCut) throw conflict('This report has more than 500 rows. Choose another grouping');
  const cells = (line: Line<Sums>, label: string): Cell[] => {
    const cell = ({ of, isMoney }: Figure<Sums>, sums: Sums | null): Cell => {
      const number = sums && of(sums);
      if (number === null) return { value: null, text: '–' };
      const currency = { exponent: line.exponent ?? 2 };
      return isMoney ? { value: plainAmount(number, currency), text: fullAmount(number, currency) } : countCell(number);
    };
    return [
      textCell(label),
      ...(hasCurrency ? [textCell(line.currency ?? '')] : []),
      ...figures.map((figure) => cell(figure, line)),
      ...(isCompared ? [cell(main, line.before)] : []),
    ];
  };
  return {
    columns: [
      textColumn(group),
      ...(hasCurrency ? [textColumn('Currency')] : []),
      ...figures.map(({ head, isOnPages = false, isMoney = false }) => ({ head, isOnPages, isMoney })),
      ...(isCompared ? [{ head: `${main.head} before`, isOnPages: true, isMoney: main.isMoney ?? false }] : []),
    ],
    rows: rows.map((row) => cells(row, row.label)),
    sums: total && cells(total, 'Total'),
  };
};

/** The total of the currency that is shown; undefined where rows are of several currencies. */
export const shownTotal = <Total extends { readonly currency: string }>(
  { totals, currency }: { readonly totals: readonly Total[]; readonly currency: string | null },
  groupBy: string,
): Total | undefined => (groupBy === 'currency' ? undefined : totals.find((total) => total.currency === currency));
