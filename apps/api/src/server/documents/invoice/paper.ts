import type { Currency } from '@lectern/contract/commerce/money';

/** A person or firm on a paper, as of the day of issue. A part that is not known is empty; an address has one line for each line on paper. */
export interface Party {
  readonly name: string;
  readonly address: string;
  readonly state: string;
  readonly country: string;
  readonly taxId: string;
  readonly email: string;
}

export interface PaperTax {
  readonly name: string;
  /** Hundredths of a percent. */
  readonly rateBp: number;
  readonly taxMinor: number;
}

/**
 * All that an invoice, a credit note or a debit note shows. Sums are in the smallest unit of the currency; those of a credit note are
 * negative. The total is net and tax.
 */
export interface Paper {
  readonly kind: 'invoice' | 'credit' | 'debit';
  /** True for a paper of test money, which is no tax document. */
  readonly test: boolean;
  readonly numberText: string;
  /** The day in the business's zone: '2026-11-20'. */
  readonly issuedOn: string;
  /** The moment of issue. It is the creation date of the PDF. */
  readonly issuedAt: Date;
  /** The name that the business trades by. Without it the seller's name heads the paper. */
  readonly brand?: string;
  readonly currency: Currency;
  readonly soldBy: Party;
  readonly billTo: Party;
  /** The learner, when another person pays. */
  readonly learnerName?: string;
  readonly placeOfSupply: string;
  readonly note: string;
  readonly description: string;
  /** HSN or SAC in India. */
  readonly taxCode: string;
  readonly listMinor: number;
  readonly discountMinor: number;
  readonly taxLines: readonly PaperTax[];
  /** True when the list price and the discount include the tax. */
  readonly taxIncluded: boolean;
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  /** The sum that was charged, where it is written in another way: '¥1,200'. */
  readonly chargedText?: string;
  /** Number of the invoice that a credit note credits, or of the credit note that a debit note reverses. */
  readonly creditsNumber?: string;
  readonly correctionReason?: string;
  /** Number of the invoice that this one replaces. */
  readonly replaces?: string;
  /** Day of the payment, or of the refund of a credit note: '2026-11-20'. */
  readonly paidOn?: string;
  /** 'UPI', 'card'. */
  readonly method?: string;
  /** The provider's number of the payment. */
  readonly reference?: string;
  readonly orderId: number;
}
