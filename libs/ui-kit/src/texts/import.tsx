import type { ReactNode } from 'react';
import { plural } from '../kit/plural';

/** The import and its steps. */
export const title = (many: string): string => `Import ${many}`;
export const theImport = 'The import';
export const looking = 'Loading the import';
export const steps = 'Steps';
export const stepNames = {
  upload: 'Upload',
  match: 'Match columns',
  check: 'Check',
  import: 'Import',
  result: 'Result',
} as const;
export const stepDone = ', done';
export const cancelImport = 'Cancel the import';
export const cancel = 'Cancel';
export const rows = (count: number): string =>
  plural(count, { one: `${count.toLocaleString('en-GB')} row`, other: `${count.toLocaleString('en-GB')} rows` });

/** The place for the file. */
export const drop = 'Choose a file, or drop it here';
export const whatFile =
  'CSV or Excel (XLSX), 20 MB and 50,000 rows at most. The first row names the columns. Nothing is saved until you confirm.';
export const chooseFile = 'Choose a file';
export const readingFile = 'Reading the file…';
export const emptyFile = 'Download a template:';
export const csv = 'CSV';
export const xlsx = 'Excel (XLSX)';

/** Which column is which field. */
export const theFile = 'The file';
export const readingColumns = 'Reading the columns';
export const fileColumns = (file: ReactNode, columns: number, matched: number): ReactNode => (
  <>
    {file},{' '}
    {plural(columns, {
      one: `${columns.toLocaleString('en-GB')} column`,
      other: `${columns.toLocaleString('en-GB')} columns`,
    })}
    , {matched} matched. Your mapping is remembered.
  </>
);
export const matchWith = (field: string): string => `Match a column with ${field}`;
export const columnsOfFile = 'Columns of the file';
export const columnInFile = 'Column in the file';
export const forExample = 'For example';
export const becomes = 'Field';
export const becomesOf = (head: string): string => `${head} becomes`;
export const withoutHead = (column: number): string => `Column ${column} (no header)`;
export const required = (field: string): string => `${field} (required)`;
export const notImported = 'Not imported';
export const empty = 'empty';
export const thereAlready = (many: string): string => `${many} that are there already`;
export const leaveThem = 'Leave them as they are';
export const updateThem = 'Update them from the file';
export const showThem = 'Show them as errors';
export const datesIn = (field: string): string => `Dates in ${field}`;
export const chooseFirst = 'Choose which comes first';
export const chooseOrder = (field: string): string => `Choose whether day or month comes first in ${field}`;
export const orders = { dmy: 'Day first', mdy: 'Month first' } as const;
export const orderMeans = (order: string, date: string, day: string | undefined): string =>
  `${order}: ${date} is ${day ?? 'no date'}`;
export const dateDecides = (date: string, fits: boolean): string =>
  fits ? `${date} shows which comes first.` : `${date} is no date in this order. Such rows will be errors.`;
export const datesOpen = 'No date of the column shows whether day or month comes first.';
export const datesContradict = (one: string, other: string): string =>
  `${one} and ${other} contradict each other. Rows that don’t fit the order will be errors.`;
export const chooseAnother = 'Choose another file';
export const checkRows = 'Check the rows';

/** Its work. */
export const stopping = 'Stopping… Finished rows are kept.';
export const queued = 'Queued';
export const importing = 'Importing';
export const importingOf = (done: string, total: string): string => `Importing: ${done} of ${total} rows`;
export const checking = (file: string): string => `Checking ${file}. Nothing is written`;
export const checkingOf = (file: string, done: string, total: string): string =>
  `Checking ${file}: ${done} of ${total} rows. Nothing is written`;
export const mayLeave = 'You can leave this page: it goes on, and the bell says when it is ready.';

/** What would become of the rows. */
export const theRows = 'The rows';
export const readingRows = 'Reading the rows';
export const nothingWritten = (file: ReactNode, rows: string): ReactNode => (
  <>
    {file}, {rows}. Nothing has been written yet.
  </>
);
export const datesAreRead = (field: ReactNode, order: string): ReactNode => (
  <>
    {field}, {order.charAt(0).toLowerCase() + order.slice(1)}. To change it, go back to the columns.
  </>
);
export const willBeAdded = 'Will be added';
export const willBeUpdated = 'Will be updated';
export const leftOutAlready = 'Duplicates (skipped)';
export const leftOutErrors = 'Errors (skipped)';
export const leftOutFile = 'Download skipped rows';
export const backToColumns = 'Back to columns';
export const noneYet = 'No row can be imported yet.';
export const importRows = (rows: string): string => `Import ${rows}`;
export const showRows = 'Show rows';
export const outcomes = {
  error: 'Errors',
  duplicate: 'Left out',
  warning: 'Warnings',
  update: 'Updates',
  add: 'New',
  all: 'All',
} as const;
export const noErrors = 'No row has an error.';
export const noRows = 'There are no such rows.';

/** The table of them. */
export const rowsOfFile = 'Rows of the file';
export const row = 'Row';
export const column = 'Column';
export const value = 'Value';
export const inFile = (cell: string): string => `(file: ${cell})`;
export const whatIsWrong = 'What is wrong';
export const whatBecomes = 'Result';
export const actions = 'Actions';
export const fix = 'Fix';
export const fixOf = (column: string, row: string): string => `Fix ${column} of row ${row}`;
export const leftOut = (why: string): string => `${why}: left out`;
export const updatedAll = (why: string): string => `${why}: will be updated`;

/** Mending one value. */
export const valueOfRow = (field: string, row: string): string => `${field} of row ${row}`;
export const checkAgain = 'Check again';
export const isFine = (row: number): string => `Row ${row} is fine now`;
export const hasMore = (row: number): string => `Row ${row} still has errors`;

/** How it ended. */
export const imported = 'Imported';
export const importedCount = (count: string): string => `${count} imported`;
export const stoppedAfter = (count: string): string => `The import stopped after ${count}`;
export const notChecked = 'The file could not be checked';
export const cancelledAfter = (count: string): string => `Cancelled after ${count}`;
export const cancelledBefore = 'Cancelled: nothing was written';
export const fromFile = (file: ReactNode): ReactNode => <>From {file}.</>;
export const mendThem = 'Fix the rows in the file, then import it: what is there already is left out.';
export const importAnother = 'Import another file';
export const tryAgain = 'Try again';
