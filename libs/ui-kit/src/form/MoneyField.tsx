import { memo, type ReactNode } from 'react';
import { amountText, readAmount } from '@lectern/contract/commerce/money';
import type { FieldProps } from './Field';
import { TextField } from './TextField';
import { useFieldState } from './use-field-state';

interface Props extends FieldProps {
  /** What the amount is in; its exponent says how many digits stand after the point. */
  readonly currency: { readonly code: string; readonly symbol: string; readonly exponent: number };
}

/** An amount of money as it is typed; on leaving it is shown as the currency is written: '1500.5' becomes '1,500.50'. What can't be read stays. */
export const MoneyField = memo(function MoneyField({ currency, ...field }: Props): ReactNode {
  const { input, setValue } = useFieldState<string>(field.name);
  const tidy = (): void => {
    const minor = readAmount(input.value, currency.exponent);
    if (typeof minor === 'number' && input.value.trim() !== '') setValue(amountText(minor, currency));
    input.onBlur();
  };
  return <TextField {...field} lead={currency.symbol || currency.code} inputMode="decimal" onBlur={tidy} />;
});
