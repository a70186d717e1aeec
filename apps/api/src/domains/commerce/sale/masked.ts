import { payerPersonal, type BillTo, type PayerPersonal, type ShownPayer } from '@lectern/contract/commerce';
import type { Actor } from '../../../server/calls/frame';
import { maskEmail, maskMobile, mayReveal } from '../../../server/calls/mask';

interface Contact {
  readonly email: string;
  readonly mobile: string;
}

/** A learner's own e-mail address and number as this seller may see them. */
export const maskedContact = <Row extends Contact>(row: Row, actor: Actor): Row =>
  mayReveal(actor)
    ? row
    : { ...row, email: maskEmail(row.email || null) ?? '', mobile: maskMobile(row.mobile || null) ?? '' };

/** A payer as this seller may see it. The learner's own e-mail is masked; one that was typed for another payer stays whole. */
export const maskedBill = (bill: BillTo, ownEmail: string | null, actor: Actor): BillTo =>
  mayReveal(actor) || bill.email === '' || bill.email !== ownEmail
    ? bill
    : { ...bill, email: maskEmail(bill.email) ?? '' };

const masks: Readonly<Record<PayerPersonal, (value: string) => string>> = {
  email: (value) => (value === '' ? '' : (maskEmail(value) ?? '')),
};

/** A payer with each personal field masked that the contract declares, unless the reader may reveal personal data. */
export const maskedPayer = (payer: ShownPayer, actor: Actor): ShownPayer =>
  mayReveal(actor)
    ? payer
    : (Object.keys(payerPersonal) as PayerPersonal[]).reduce(
        (shown, field) => ({ ...shown, [field]: masks[field](shown[field]) }),
        payer,
      );
