import { useEffect, useState } from 'react';
import type { FormikContextType } from 'formik';
import * as texts from '../texts/paylink';
import { allOf, reasonOf } from './refusals';
import type { QuoteState } from './use-quote';
import { quoteRequest, type PaylinkValues } from './values';

interface Refused {
  readonly code: string;
  readonly text: string;
}

/** The coupon of the form. A code is tried before it replaces the one that the price has. */
export const useCoupon = (formik: FormikContextType<PaylinkValues>, quote: QuoteState) => {
  const { values, setFieldValue } = formik;
  const [refused, setRefused] = useState<Refused>();
  const [isChecking, setChecking] = useState(false);
  const typed = values.couponCode.trim();
  const { coupon } = values;
  // The price of another item, say: the coupon that fitted before does not fit it.
  const reason = coupon === '' ? undefined : reasonOf(quote.error, 'couponCode');
  useEffect(() => {
    if (reason === undefined) return;
    setRefused({ code: coupon, text: reason });
    void setFieldValue('couponCode', coupon);
    void setFieldValue('coupon', '');
  }, [reason, coupon, setFieldValue]);
  const check = async (): Promise<void> => {
    if (typed === '' || typed === coupon || isChecking) return;
    const request = quoteRequest({ ...values, coupon: typed });
    if (!request) return setRefused({ code: typed, text: values.buyer ? texts.pickFirst : texts.findFirst });
    setChecking(true);
    try {
      await quote.ask(request);
      setRefused(undefined);
      await setFieldValue('coupon', typed);
    } catch (error) {
      const why = reasonOf(error, 'couponCode') ?? allOf(error);
      setRefused({ code: typed, text: coupon ? texts.staysOn(why, coupon) : why });
    } finally {
      setChecking(false);
    }
  };
  const remove = (): void => {
    setRefused(undefined);
    void setFieldValue('coupon', '');
    void setFieldValue('couponCode', '');
  };
  return {
    /** The reason that the typed code does not fit. */
    error: refused?.code === typed ? refused.text : undefined,
    isChecking,
    /** A code was typed and is not yet part of the price. */
    isUnchecked: typed !== '' && typed !== coupon,
    check,
    remove,
  };
};
export type CouponState = ReturnType<typeof useCoupon>;
