import type { LedgerRow } from './ledger';
import { refundLedgerRow, refundLines } from './refund-parts';

const taxes = [
  { name: 'CGST', rateBp: 900, taxMinor: 92_669 },
  { name: 'SGST', rateBp: 900, taxMinor: 92_669 },
];
const row: LedgerRow = {
  kind: 'payment',
  key: 'payment:1',
  at: '2026-11-01T11:42:06.000Z',
  amountMinor: 1_215_000,
  discountMinor: 0,
  taxLines: taxes,
  mirrors: null,
};
const payment = { ledger: [row], amountMinor: 1_215_000, isSurplus: false };

test('the rest of a payment takes back what earlier parts left of each tax', () => {
  expect(refundLines(payment, 121_500, 1_093_500)).toEqual([
    { name: 'net', rateBp: null, paid: 1_029_662, back: -102_966, now: -926_696, left: 0 },
    { name: 'CGST', rateBp: 900, paid: 92_669, back: -9267, now: -83_402, left: 0 },
    { name: 'SGST', rateBp: 900, paid: 92_669, back: -9267, now: -83_402, left: 0 },
    { name: 'total', rateBp: null, paid: 1_215_000, back: -121_500, now: -1_093_500, left: 0 },
  ]);
});

test('the lines of any part add up in every column', () => {
  for (const now of [1, 2, 33_333, 607_501]) {
    const lines = refundLines(payment, 99_999, now);
    const total = lines.at(-1)!;
    for (const column of ['paid', 'back', 'now', 'left'] as const)
      expect(lines.slice(0, -1).reduce((sum, line) => sum + line[column], 0)).toBe(total[column]);
    expect(total.now).toBe(-now);
  }
});

test('surplus has no tax: its refund is the total alone', () => {
  const surplus = { ledger: [{ ...row, kind: 'surplus' as const, taxLines: [] }], amountMinor: 1000, isSurplus: true };
  expect(refundLines(surplus, 0, 400)).toEqual([
    { name: 'total', rateBp: null, paid: 1000, back: 0, now: -400, left: 600 },
  ]);
  expect(refundLedgerRow(surplus, 0, 400)).toMatchObject({ kind: 'surplus_refund', amountMinor: -400, taxLines: [] });
});

test('the largest sums are exact', () => {
  const large = {
    ledger: [{ ...row, taxLines: [{ ...taxes[0]!, taxMinor: 999_999_999_999 }] }],
    amountMinor: 9_999_999_999_999,
  };
  expect(refundLines(large, 0, 9_999_999_999_999).map(({ left }) => left)).toEqual([0, 0, 0]);
});
