import type { SalesSums } from '@lectern/contract/commerce';
import { misplaced, readPages } from '../../../server/documents/testing/pdf-text';
import { testRoots } from '../../../testing/roots';
import { salesFigures, salesNet } from './figures';
import type { TableRequest } from './read-table';
import { reportFile } from './report-file';
import { tableOf } from './table-of';

const request: TableRequest = {
  ...({ report: 'sales', groupBy: 'item', compare: 'previous', from: '2026-11-01', to: '2026-11-30' } as const),
  ...{ currency: undefined, kind: undefined },
};
const huge = 123_456_789_000;
const sums: SalesSums = {
  ...{ payments: 12_345, refunds: -1, free: 0, discountMinor: 0, taxMinor: 0, surplusMinor: 0 },
  ...{ paidMinor: huge, refundedMinor: huge, disputedMinor: 0, wonBackMinor: 0, netMinor: -huge },
};
const line = { ...sums, before: sums, currency: 'INR', exponent: 2 };
const fileWith = (label: string, format: 'csv' | 'pdf') => {
  const table = tableOf({
    ...{ group: 'Item', rows: [{ ...line, label }], total: line, main: salesNet, figures: [...salesFigures, salesNet] },
    ...{ isCompared: true, hasCurrency: true, isCut: false },
  });
  return reportFile(request, table, format, testRoots.fonts);
};

test('the largest amounts are whole on one line of a PDF, and none is drawn over another', async () => {
  const { bytes } = await fileWith('Spoken English for the workplace, 12 months', 'pdf');
  const pages = await readPages(Buffer.from(bytes));
  const texts = pages.flatMap(({ items }) => items.map(({ text }) => text));
  expect(texts.filter((text) => text === '−1,234,567,890.00')).toHaveLength(6);
  expect(texts.filter((text) => text === '1,234,567,890.00')).toHaveLength(2);
  expect(texts.filter((text) => text === '−1')).toHaveLength(2);
  expect(misplaced(pages, 32)).toEqual([]);
});

test('a name in letters that a PDF lacks is refused by its sign, and is whole in a sheet', async () => {
  const name = 'Zoë, Ω, Жанна, क्षितिज';
  const { bytes } = await fileWith(name, 'csv');
  expect(Buffer.from(bytes).toString('utf8')).toContain(name);
  await expect(fileWith(name, 'pdf')).rejects.toMatchObject({
    status: 409,
    message: 'A PDF of a report can’t show “क”. Choose Excel or CSV',
  });
});
