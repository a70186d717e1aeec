import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useField } from 'formik';
import { amountText, fullMoney, type PaymentDetail } from '@lectern/contract/commerce';
import { MoneyField, TextAreaField } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { Segments } from '../segments/Segments';
import * as texts from '../texts/refund';
import { CheckField } from './CheckField';
import { refundMinor } from './refund-values';
import { RefundTable } from './RefundTable';

interface Props {
  readonly detail: PaymentDetail;
  readonly needsSecond: boolean;
}

/** The sum: all that is left, or a part. It is selected at first, so typing makes it a part. */
function HowMuch({ detail: { payment, leftMinor } }: { readonly detail: PaymentDetail }): ReactNode {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [{ value }, , { setValue }] = useField<string>('amount');
  const field = (): HTMLInputElement | null => place.current?.querySelector('input[name="amount"]') ?? null;
  useEffect(() => {
    field()?.focus();
    field()?.select();
  }, []);
  const isAll = refundMinor(value, leftMinor, payment) === leftMinor;
  const choose = (which: 'all' | 'part'): void => {
    void setValue(which === 'all' ? amountText(leftMinor, payment) : '');
    if (which === 'part') field()?.focus();
  };
  return (
    <div className="refund-much" ref={place}>
      <div className="field" role="radiogroup" aria-labelledby={id}>
        <span id={id} className="field-label">
          {texts.howMuch}
        </span>
        <Segments
          name="which"
          value={isAll ? 'all' : 'part'}
          options={[
            { value: 'all', label: texts.all },
            { value: 'part', label: texts.part },
          ]}
          onChange={choose}
        />
      </div>
      <MoneyField
        name="amount"
        label={texts.amount}
        currency={{ ...payment, code: payment.currency }}
        help={texts.range(fullMoney(1, payment), fullMoney(leftMinor, payment))}
      />
    </div>
  );
}

/** The fields of a refund: sum, what it takes back, and why. */
export function RefundFields({ detail, needsSecond }: Props): ReactNode {
  const { payment, order, leftMinor, approvers, approvalAboveMinor } = detail;
  const [{ value }] = useField<string>('amount');
  const now = refundMinor(value, leftMinor, payment) ?? 0;
  const gone = payment.heldMinor + payment.disputedMinor;
  const isWhole = gone + now === payment.amountMinor;
  return (
    <>
      <HowMuch detail={detail} />
      <RefundTable detail={detail} goneMinor={gone} nowMinor={now} />
      {!payment.isSurplus && (
        <div className="refund-checks">
          {order.access === 'given' && (
            <CheckField name="takeBack" label={texts.takeBack[order.item.kind]} help={texts.takeBackMeans} />
          )}
          {order.coupon?.isUsed && (
            <CheckField
              name="giveBackCoupon"
              label={texts.giveBack}
              help={texts.giveBackMeans(order.coupon.code, fullMoney(order.coupon.discountMinor, order))}
              disabled={!isWhole}
            />
          )}
        </div>
      )}
      <TextAreaField
        name="reason"
        label={texts.reason}
        rows={1}
        max={300}
        help={payment.isSurplus ? texts.kept : texts.printed}
      />
      {needsSecond && approvalAboveMinor !== null && (
        <div className="refund-second" role="status">
          <Icon name="circle-alert" />
          <p>
            <b>{texts.secondFirst(fullMoney(approvalAboveMinor, payment))}</b>{' '}
            {approvers.length > 0 ? texts.othersMay(approvers.join(', ')) : texts.nobody}{' '}
            {texts.heldUntil(order.payer.name)}
          </p>
        </div>
      )}
    </>
  );
}
