import type { ReconcileKind, ReconcileSubject } from '@lectern/contract/commerce';
import type { BookRow } from '../payment/provider';

/** One side of a difference. Amounts are minor units. */
export interface Side {
  readonly amountMinor: number;
  readonly currency: string;
  readonly state: string;
}

/** Our row with a provider's reference. */
export interface OwnRow extends Side {
  readonly subject: ReconcileSubject;
  readonly ref: string;
  readonly paymentId: number;
  readonly orderId: number;
  readonly isTest: boolean;
}

/** Our order, refund or payment that a row of the provider belongs to, though we don't know the row itself. */
export interface Owner {
  readonly orderId: number;
  readonly paymentId: number | null;
  readonly isTest: boolean;
  /** It has another row of this kind already. */
  readonly hasOther: boolean;
}

/** A difference between a provider's books and ours. A side is null where it is missing. */
export interface FoundLine {
  readonly subject: ReconcileSubject;
  readonly ref: string;
  readonly kind: ReconcileKind;
  readonly ours: Side | null;
  readonly theirs: Side | null;
  readonly paymentId: number | null;
  readonly orderId: number | null;
  readonly at: string;
}

const sideOf = ({ amountMinor, currency, state }: Side): Side => ({ amountMinor, currency, state });

/**
 * The difference between a row of the provider's books and ours; undefined where both agree.
 * Rows of others in a shared account, and money of tests, are no difference.
 */
export const judgeRow = (row: BookRow, own: OwnRow | undefined, owner: Owner | undefined): FoundLine | undefined => {
  const { subject, ref, at } = row;
  const theirs = sideOf(row);
  if (own) {
    const { paymentId, orderId } = own;
    const isSum = own.amountMinor !== row.amountMinor || own.currency !== row.currency;
    if (own.isTest || (!isSum && own.state === row.state)) return undefined;
    return { subject, ref, at, paymentId, orderId, kind: isSum ? 'sum' : 'state', ours: sideOf(own), theirs };
  }
  if (!owner || owner.isTest) return undefined;
  const { paymentId, orderId } = owner;
  return { subject, ref, at, paymentId, orderId, kind: owner.hasOther ? 'twice' : 'missing_here', ours: null, theirs };
};

/** The difference of a row of ours that the provider's books don't have. */
export const missingThere = ({ subject, ref, paymentId, orderId, ...own }: OwnRow, at: string): FoundLine => ({
  ...{ subject, ref, at, paymentId, orderId },
  kind: 'missing_there',
  ours: sideOf(own),
  theirs: null,
});
