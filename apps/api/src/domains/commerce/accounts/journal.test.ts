import { journalLines, type BookedRow } from './journal';

const paid: BookedRow = {
  ...{
    day: '2026-10-31',
    key: 'payment:12',
    kind: 'payment',
    orderId: 7,
    paper: 'INV-2026-000123',
    provider: 'razorpay',
  },
  ...{ taxCode: '999293', currency: 'INR', exponent: 2, amountMinor: 99_900, feeMinor: 2360 },
  taxLines: [
    { name: 'CGST', rateBp: 900, taxMinor: 7619 },
    { name: 'SGST', rateBp: 900, taxMinor: 7619 },
  ],
};
const sum = (row: BookedRow): number => journalLines(row).reduce((all, { minor }) => all + minor, 0);

test('a payment is debit of its provider and fees, credit of sales and each tax', () => {
  expect(journalLines(paid)).toEqual([
    { account: 'Provider Razorpay', minor: 97_540 },
    { account: 'Fees Razorpay', minor: 2360 },
    { account: 'Sales 999293', minor: -84_662 },
    { account: 'CGST 9%', minor: -7619 },
    { account: 'SGST 9%', minor: -7619 },
  ]);
});

test('surplus is owed, and no sale', () => {
  const row: BookedRow = { ...paid, kind: 'surplus', key: 'surplus:13', taxLines: [], feeMinor: 0 };
  expect(journalLines(row)).toEqual([
    { account: 'Provider Razorpay', minor: 99_900 },
    { account: 'Surplus to refund', minor: -99_900 },
  ]);
});

test('the lines of every row add up to zero', () => {
  const back = paid.taxLines.map((line) => ({ ...line, taxMinor: -line.taxMinor }));
  const rows: BookedRow[] = [
    paid,
    { ...paid, kind: 'refund', amountMinor: -99_900, taxLines: back, feeMinor: 0 },
    { ...paid, kind: 'dispute', amountMinor: -50_000, taxLines: back, feeMinor: 0 },
    { ...paid, kind: 'surplus_used', amountMinor: -99_900, taxLines: [], feeMinor: 0 },
    { ...paid, taxCode: '', taxLines: [], feeMinor: 0 },
    { ...paid, kind: 'refund_failed', feeMinor: 0 },
    { ...paid, kind: 'dispute_won', feeMinor: 0 },
    { ...paid, kind: 'surplus_refund', amountMinor: -99_900, taxLines: [], feeMinor: 0 },
  ];
  expect(rows.map(sum)).toEqual(rows.map(() => 0));
});
