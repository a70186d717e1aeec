import type { MadeFile } from '@lectern/contract/platform/import';
import { csvOf, type Table } from '../../../records/export/csv';
import { xlsxOf } from '../../../records/export/xlsx';

const makers = {
  csv: { bytes: csvOf, type: 'text/csv' },
  xlsx: { bytes: xlsxOf, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

/** A table as a file in an answer. */
export const madeFileOf = async (name: string, format: keyof typeof makers, table: Table): Promise<MadeFile> => {
  const { bytes, type } = makers[format];
  const parts: Buffer[] = [];
  for await (const part of bytes(table)) parts.push(part);
  return { name: `${name}.${format}`, type, base64: Buffer.concat(parts).toString('base64') };
};
