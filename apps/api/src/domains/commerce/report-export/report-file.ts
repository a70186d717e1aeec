import { exportedReports, reportChoices, type ReportFormat } from '@lectern/contract/commerce';
import type { AnsweredFile } from '@lectern/contract';
import { csvOf, type Table } from '../../../records/export/csv';
import { xlsxOf } from '../../../records/export/xlsx';
import { conflict } from '../../../server/calls/errors';
import { missingSign } from '../../../server/documents/missing-sign';
import { pdfOf } from '../../../server/documents/pdf-tables';
import type { TableRequest } from './read-table';
import type { ReportTable } from './table-of';

const types: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** '1 Nov 2026 to 30 Nov 2026'. */
export const daysText = ({ from, to }: Pick<TableRequest, 'from' | 'to'>): string => {
  const text = (day: string): string =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  return from === to ? text(from) : `${text(from)} to ${text(to)}`;
};

/** 'Sales by item'. */
export const reportTitle = ({ report, groupBy }: Pick<TableRequest, 'report' | 'groupBy'>): string =>
  `${exportedReports[report]} by ${(reportChoices[report].groups[groupBy] ?? groupBy).toLowerCase()}`;

const linesOf = ({ rows, sums }: ReportTable) => (sums ? [...rows, sums] : rows);

const sheetOf = (table: ReportTable): Table => ({
  head: table.columns.map(({ head }) => head),
  chunks: (async function* () {
    yield linesOf(table).map((cells) => cells.map(({ value }) => value));
  })(),
});

/** Widths in points. Money has space for −1,234,567,890.00 and the gap to its neighbour. */
const moneyWidth = 96;
const countWidth = 60;

const pageOf = async (request: TableRequest, table: ReportTable, fonts: string): Promise<Buffer> => {
  const { report, kind } = request;
  const sign = await missingSign(
    fonts,
    table.rows.flatMap((cells) => cells.map(({ text }) => text)),
  );
  if (sign !== undefined) throw conflict(`A PDF of a report can’t show “${sign}”. Choose Excel or CSV`);
  const shown = <Part>(parts: readonly Part[]): Part[] => parts.filter((_, at) => table.columns[at]?.isOnPages);
  return pdfOf(
    {
      title: reportTitle(request),
      lines: [daysText(request), ...(kind === undefined ? [] : [reportChoices[report].kinds[kind] ?? kind])],
      tables: [
        {
          title: exportedReports[report],
          columns: shown(table.columns).map(({ head, isMoney }, at) =>
            at === 0 ? { head } : { head, width: isMoney ? moneyWidth : countWidth },
          ),
          rows: linesOf(table).map((cells) => shown(cells).map(({ text }) => text)),
        },
      ],
      nothing: 'Nothing in this period',
      isWide: true,
    },
    fonts,
  );
};

const joined = async (chunks: AsyncIterable<Buffer>): Promise<Buffer> => {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
};

/** A report as a file. `fonts` is the folder of Liberation Sans. @throws 409 for a PDF with a sign that this font lacks */
export const reportFile = async (
  request: TableRequest,
  table: ReportTable,
  format: ReportFormat,
  fonts: string,
): Promise<AnsweredFile> => ({
  name: `${reportTitle(request)} ${request.from} to ${request.to}.${format}`,
  type: types[format],
  bytes:
    format === 'pdf'
      ? await pageOf(request, table, fonts)
      : await joined(format === 'csv' ? csvOf(sheetOf(table)) : xlsxOf(sheetOf(table))),
});
