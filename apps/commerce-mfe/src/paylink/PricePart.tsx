import { useId, type KeyboardEvent, type ReactNode } from 'react';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { Field, SelectField, useFieldState } from '@lectern/ui-kit/form';
import { OutlinedInput } from '@lectern/ui-kit/mui';
import * as texts from '../texts/paylink';
import type { CouponState } from './use-coupon';

interface Props {
  readonly currencies: readonly CurrencyRow[];
  /** The currency that the item is priced in, where the sum is converted. */
  readonly pricedIn: string | undefined;
  readonly coupon: CouponState;
}

/** Currency and coupon. */
export function PricePart({ currencies, pricedIn, coupon }: Props): ReactNode {
  const id = useId();
  const { input, error: refused } = useFieldState<string>('couponCode');
  const error = coupon.error ?? refused;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void coupon.check();
  };
  return (
    <div className="paylink-pair">
      <SelectField
        name="currency"
        label={texts.currency}
        options={currencies.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }))}
        help={pricedIn && texts.pricedIn(pricedIn)}
      />
      <Field id={id} label={texts.coupon} optional help={undefined} error={error}>
        <OutlinedInput
          {...input}
          id={id}
          fullWidth
          autoComplete="off"
          error={error !== undefined}
          onKeyDown={onKeyDown}
          slotProps={{ input: { 'aria-describedby': error ? `${id}-help` : undefined } }}
          endAdornment={
            coupon.isUnchecked && (
              <button
                type="button"
                className="paylink-link"
                aria-disabled={coupon.isChecking}
                onClick={() => void coupon.check()}
              >
                {texts.check}
              </button>
            )
          }
        />
      </Field>
    </div>
  );
}
