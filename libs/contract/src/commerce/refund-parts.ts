import type { LedgerRow } from './ledger';

/** One line of a refund in minor units: paid, back or held, back now, and left. */
export interface RefundLine {
  /** A tax of the paper; `net` and `total` otherwise. */
  readonly name: string;
  readonly rateBp: number | null;
  readonly paid: number;
  readonly back: number;
  readonly now: number;
  readonly left: number;
}

/** Half of a unit is rounded up, as the ledger does; products are larger than numbers are exact. */
const share = (part: number, gone: number, whole: number): number =>
  Number((2n * BigInt(part) * BigInt(gone) + BigInt(whole)) / (2n * BigInt(whole)));

/** The ledger row of a paid order; a surplus payment has none. */
const paidRow = (ledger: readonly LedgerRow[]): LedgerRow | undefined => ledger.find(({ kind }) => kind === 'payment');

/**
 * The lines of a refund as the ledger will book it, each tax by itself.
 * `gone` is back, held or disputed already. Without tax there is the total alone.
 */
export const refundLines = (
  { ledger, amountMinor }: { readonly ledger: readonly LedgerRow[]; readonly amountMinor: number },
  gone: number,
  now: number,
): readonly RefundLine[] => {
  const line = (name: string, rateBp: number | null, part: number): RefundLine => {
    const before = share(part, Math.min(gone, amountMinor), amountMinor);
    const after = share(part, Math.min(gone + now, amountMinor), amountMinor);
    return { name, rateBp, paid: part, back: 0 - before, now: before - after, left: part - after };
  };
  const taxes = (paidRow(ledger)?.taxLines ?? []).map(({ name, rateBp, taxMinor }) => line(name, rateBp, taxMinor));
  const total = line('total', null, amountMinor);
  if (taxes.length === 0) return [total];
  const rest = (of: (each: RefundLine) => number): number => of(total) - taxes.reduce((sum, each) => sum + of(each), 0);
  const net: RefundLine = {
    name: 'net',
    rateBp: null,
    paid: rest(({ paid }) => paid),
    back: rest(({ back }) => back),
    now: rest((each) => each.now),
    left: rest(({ left }) => left),
  };
  return [net, ...taxes, total];
};

/** The row that a refund of this sum would book. */
export const refundLedgerRow = (
  payment: { readonly ledger: readonly LedgerRow[]; readonly amountMinor: number; readonly isSurplus: boolean },
  gone: number,
  now: number,
): LedgerRow => ({
  kind: payment.isSurplus ? 'surplus_refund' : 'refund',
  key: 'refund:…',
  at: null,
  amountMinor: -now,
  discountMinor: 0,
  taxLines: refundLines(payment, gone, now).flatMap(({ name, rateBp, now: taxMinor }) =>
    rateBp === null ? [] : [{ name, rateBp, taxMinor }],
  ),
  mirrors: null,
});
