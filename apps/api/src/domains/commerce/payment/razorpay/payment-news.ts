import { markName, orderOf, type Reading } from '../marks';
import type { ProviderEvent } from '../provider';
import { toOurs } from '../scale';
import type { RazorpayNotes, RazorpayPayment } from './objects';

export type PaymentStatus = NonNullable<ProviderEvent['payment']>['status'];

/** The note with the sum that we asked for. It separates a fee of the payer from one of ours. */
export const sumName = `${markName}_sum`;

export const noteOf = (notes: RazorpayNotes, name: string): string | undefined =>
  (notes as Readonly<Record<string, string>> | null)?.[name];

/** Our order, by the mark in the notes. Razorpay copies the notes of a link to its payments. */
export const orderNote = (notes: RazorpayNotes, { publicUrl }: Reading) => orderOf(publicUrl, noteOf(notes, markName));

/** The fee is borne by the payer: Razorpay says so, or the sum is ours and the fee. */
const isPayersFee = ({ amount, fee, fee_bearer: bearer, notes }: RazorpayPayment): boolean =>
  bearer === 'customer' || (!!fee && String(amount - fee) === noteOf(notes, sumName));

/** A payment in our words. What the payer bears of the fee settles nothing. */
export const paymentNews = (payment: RazorpayPayment, status: PaymentStatus, reading: Reading) => {
  const currency = payment.currency.toUpperCase();
  const ours = (amount: number): number => toOurs(reading.scales, currency, amount);
  const fee = payment.fee ?? 0;
  return {
    ...orderNote(payment.notes, reading),
    payment: {
      id: payment.id,
      status,
      chargedMinor: ours(payment.amount),
      chargedCurrency: currency,
      feeMinor: ours(fee),
      settledMinor: ours(payment.amount - (isPayersFee(payment) ? fee : 0)),
      settledCurrency: currency,
      method: payment.method ?? '',
      failure: status === 'failed' ? (payment.error_description ?? '') : '',
    },
    ...(status === 'authorized' && { isCapturable: true as const }),
  };
};
