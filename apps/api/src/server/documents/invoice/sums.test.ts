import { paperWith } from '../testing/paper';
import { itemColumns, sumRows } from './sums';

const rows = (parts: Parameters<typeof paperWith>[0]): readonly string[] =>
  sumRows(paperWith(parts)).map(({ label, value }) => `${label} ${value}`);

test('tax in the price is named below the total, with the value that it is on', () => {
  expect(rows({})).toEqual([
    'Total ₹999.00',
    'Includes CGST 9% on ₹846.62 ₹76.19',
    'Includes SGST 9% on ₹846.62 ₹76.19',
    'Paid ₹999.00',
  ]);
});

test('tax on top is a row above the total, and the rows add up to it', () => {
  const vat = { name: 'VAT', rateBp: 500, taxMinor: 4500 };
  expect(
    rows({
      taxIncluded: false,
      listMinor: 100_000,
      discountMinor: 10_000,
      netMinor: 90_000,
      taxLines: [vat],
      taxMinor: 4500,
      totalMinor: 94_500,
      paidOn: undefined,
    }),
  ).toEqual(['Price ₹1,000.00', 'Discount −₹100.00', 'Taxable value ₹900.00', 'VAT 5% ₹45.00', 'Total ₹945.00']);
});

const half = {
  kind: 'credit',
  listMinor: -49_950,
  netMinor: -42_331,
  taxMinor: -7619,
  taxLines: [{ name: 'IGST', rateBp: 1800, taxMinor: -7619 }],
  totalMinor: -49_950,
} as const;

test('a credit note shows minus sums', () => {
  expect(rows(half)).toEqual(['Total −₹499.50', 'Includes IGST 18% on −₹423.31 −₹76.19']);
  expect(itemColumns(paperWith(half)).map(({ head, value }) => `${head} ${value}`)).toEqual([
    'Price incl. tax −499.50',
    'Taxable value −423.31',
    'IGST 18% −76.19',
    'Total −499.50',
  ]);
});

test('price and discount are left out where they do not lead to the sum', () => {
  expect(rows({ listMinor: 120_000, discountMinor: 20_101, taxLines: [] })).toEqual(['Total ₹999.00', 'Paid ₹999.00']);
  expect(itemColumns(paperWith({ listMinor: 99_901, taxLines: [] })).map(({ head }) => head)).toEqual(['Total']);
});

test('more than two taxes share a column', () => {
  const tax = { name: 'Tax', rateBp: 100, taxMinor: 1 };
  expect(itemColumns(paperWith({ taxLines: [tax, tax, tax], taxMinor: 3 })).map(({ head }) => head)).toEqual([
    'Price incl. tax',
    'Taxable value',
    'Tax',
    'Total',
  ]);
});
