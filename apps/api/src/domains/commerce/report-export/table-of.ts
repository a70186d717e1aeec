import { conflict } from '../../../server/calls/errors';

/** A cell as a sheet has it, and as a page shows it. */
export interface Cell {
  readonly value: string | number | null;
  readonly text: string;
}

/** The rows of a report under their head. The last line has the sums of all rows; a report of several currencies has none. */
export interface ReportTable {
  readonly columns: readonly { readonly head: string; readonly isOnPages: boolean }[];
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

const textCell = (text: string): Cell => ({ value: text, text });

/** Amounts in whole units with their sign: −999.5 of a rupee, 1.25 of a dinar. */
const numberCell = (number: number | null, digits: number): Cell => {
  if (number === null) return { value: null, text: '–' };
  const value = number / 10 ** digits;
  return {
    value,
    text: value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  };
};

/** The table of a report. Amounts are plain numbers; their currency has a column. @throws 409 where the report has more rows than an answer */
export const tableOf = <Sums extends object>(shown: Shown<Sums>): ReportTable => {
  const { group, figures, main, rows, total, isCompared, hasCurrency, isCut } = shown;
  if (isCut) throw conflict('This report has more than 500 rows. Choose another grouping');
  const cells = (line: Line<Sums>, label: string): Cell[] => {
    const cell = ({ of, isMoney }: Figure<Sums>, sums: Sums | null): Cell =>
      numberCell(sums && of(sums), isMoney ? (line.exponent ?? 2) : 0);
    return [
      textCell(label),
      ...(hasCurrency ? [textCell(line.currency ?? '')] : []),
      ...figures.map((figure) => cell(figure, line)),
      ...(isCompared ? [cell(main, line.before)] : []),
    ];
  };
  return {
    columns: [
      { head: group, isOnPages: true },
      ...(hasCurrency ? [{ head: 'Currency', isOnPages: true }] : []),
      ...figures.map(({ head, isOnPages = false }) => ({ head, isOnPages })),
      ...(isCompared ? [{ head: `${main.head} before`, isOnPages: true }] : []),
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
