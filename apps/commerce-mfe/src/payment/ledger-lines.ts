import { refundLedgerRow, type LedgerRow, type PaymentDetail } from '@lectern/contract/commerce';
import * as texts from '../texts/payment';

/** A row of the ledger with the sum up to it. */
export interface LedgerLine extends LedgerRow {
  readonly sumMinor: number;
}
/** Rows that are booked, or that one action would book under its title. */
export interface LedgerPart {
  readonly title: string | undefined;
  readonly lines: readonly LedgerLine[];
}

const summed = (rows: readonly LedgerRow[], from: number): readonly LedgerLine[] => {
  let sumMinor = from;
  return rows.map((row) => {
    sumMinor += row.amountMinor;
    return { ...row, sumMinor };
  });
};

/** The ledger of a payment: what is booked, and what each action that is open would add. */
export const ledgerParts = ({ payment, ledger, accepted, leftMinor }: PaymentDetail): readonly LedgerPart[] => {
  const booked = summed(ledger, 0);
  const from = booked.at(-1)?.sumMinor ?? 0;
  const gone = payment.heldMinor + payment.disputedMinor;
  const refund = refundLedgerRow({ ...payment, ledger }, gone, leftMinor);
  return [
    { title: undefined, lines: booked },
    ...(accepted.length > 0 ? [{ title: texts.ifAccepted, lines: summed(accepted, from) }] : []),
    ...(payment.isSurplus && leftMinor > 0 ? [{ title: texts.ifRefunded, lines: summed([refund], from) }] : []),
  ];
};

/** The names of all taxes in these parts, with their rates; one column each. */
export const taxesOf = (
  parts: readonly LedgerPart[],
): readonly { readonly name: string; readonly rateBp: number }[] => [
  ...new Map(
    parts.flatMap(({ lines }) =>
      lines.flatMap(({ taxLines }) => taxLines.map(({ name, rateBp }) => [`${name} ${rateBp}`, { name, rateBp }])),
    ),
  ).values(),
];
