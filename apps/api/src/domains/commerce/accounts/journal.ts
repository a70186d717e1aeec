import { paymentProviders, type LedgerKind, type TaxLine } from '@lectern/contract/commerce';
import { plainAmount } from '../plain-amount';

/** A row of the ledger as the journal reads it; amounts are minor units. */
export interface BookedRow {
  readonly day: string;
  readonly key: string;
  readonly kind: LedgerKind;
  readonly orderId: number;
  readonly paper: string | null;
  readonly provider: keyof typeof paymentProviders;
  readonly taxCode: string;
  readonly currency: string;
  readonly exponent: number;
  readonly amountMinor: number;
  readonly taxLines: readonly TaxLine[];
  /** The part of the provider's fee that we bear; 0 on all rows but the first of a payment. */
  readonly feeMinor: number;
}

/** A line of an account: positive is debit, negative is credit. */
export interface JournalLine {
  readonly account: string;
  readonly minor: number;
}

const isSurplus = (kind: LedgerKind): boolean => kind.startsWith('surplus');

/** The lines of one row of the ledger. They add up to zero. */
export const journalLines = ({
  kind,
  provider,
  taxCode,
  amountMinor,
  taxLines,
  feeMinor,
}: BookedRow): JournalLine[] => {
  const name = paymentProviders[provider];
  const tax = taxLines.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  const against: JournalLine[] = isSurplus(kind)
    ? [{ account: 'Surplus to refund', minor: -amountMinor }]
    : [
        { account: taxCode ? `Sales ${taxCode}` : 'Sales', minor: tax - amountMinor },
        ...taxLines.map((line) => ({ account: `${line.name} ${line.rateBp / 100}%`, minor: -line.taxMinor })),
      ];
  return [
    { account: `Provider ${name}`, minor: amountMinor - feeMinor },
    { account: `Fees ${name}`, minor: feeMinor },
    ...against,
  ].filter(({ minor }) => minor !== 0);
};

export const journalHead = ['Day', 'Key', 'Kind', 'Order', 'Paper', 'Account', 'Currency', 'Amount'] as const;

/** The rows of a file: a positive amount is debit, a negative one credit. */
export const journalRows = (row: BookedRow): (string | number | null)[][] =>
  journalLines(row).map(({ account, minor }) => [
    ...[row.day, row.key, row.kind, row.orderId, row.paper, account, row.currency],
    plainAmount(minor, row),
  ]);
