import type { ExportColumn } from '../../server/list/list-source';
import { plainAmount } from './plain-amount';

interface Taxed {
  readonly exponent: number;
  readonly taxMinor: number;
  readonly taxLines: readonly { readonly name: string; readonly taxMinor: number }[];
}

/** The sum of one tax of a row; empty where it has none of that name. */
const taxOf = (...names: readonly string[]): ExportColumn<Taxed> => ({
  head: names.join(' or '),
  of: (row) => {
    const lines = row.taxLines.filter(({ name }) => names.includes(name));
    return lines.length === 0
      ? null
      : plainAmount(
          lines.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
          row,
        );
  },
});

/** A column of each tax, then of all of them, as plain numbers. */
export const taxColumns: readonly ExportColumn<Taxed>[] = [
  taxOf('CGST'),
  taxOf('SGST', 'UTGST'),
  taxOf('IGST'),
  taxOf('VAT'),
  { head: 'Tax', of: (row) => plainAmount(row.taxMinor, row) },
];
