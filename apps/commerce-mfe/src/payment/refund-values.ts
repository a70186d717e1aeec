import { amountText, fullMoney, readAmount, tooFineText, type PaymentDetail } from '@lectern/contract/commerce';
import { reason } from '@lectern/contract/platform/reason';
import { boolean, object, string } from 'yup';
import * as texts from '../texts/refund';

/** A refund as it is typed. */
export interface RefundValues {
  readonly amount: string;
  readonly takeBack: boolean;
  readonly giveBackCoupon: boolean;
  readonly reason: string;
}

type Money = Pick<PaymentDetail['payment'], 'currency' | 'symbol' | 'exponent'>;

/** The form as it opens: all that is left. */
export const firstValues = (leftMinor: number, money: Money): RefundValues => ({
  amount: amountText(leftMinor, money),
  takeBack: false,
  giveBackCoupon: false,
  reason: '',
});

/** The typed sum in minor units; undefined while it is none that can be refunded. */
export const refundMinor = (amount: string, leftMinor: number, { exponent }: Money): number | undefined => {
  const minor = readAmount(amount, exponent);
  return typeof minor === 'number' && minor > 0 && minor <= leftMinor ? minor : undefined;
};

/** The refusal of a typed sum; undefined for one that can be refunded. */
const amountError = (amount: string, leftMinor: number, money: Money): string | undefined => {
  const minor = readAmount(amount, money.exponent);
  if (minor === 'not a number') return texts.notANumber;
  if (minor === 'too fine') return tooFineText(money.exponent);
  if (minor <= 0) return texts.tooSmall;
  return minor > leftMinor ? texts.canBeRefunded(fullMoney(leftMinor, money)) : undefined;
};

/** The rules of the form. */
export const refundSchema = (leftMinor: number, money: Money) =>
  object({
    amount: string()
      .defined()
      .test((value, context) => {
        const message = amountError(value, leftMinor, money);
        return message === undefined || context.createError({ message });
      }),
    takeBack: boolean().defined(),
    giveBackCoupon: boolean().defined(),
    reason: reason(),
  });
