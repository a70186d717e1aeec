import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import type { CouponFieldName } from '@lectern/contract/commerce';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { MoneyField, NumberField, Pair, SelectField } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/form';
import * as names from '../texts/names';
import { newAmount, type CouponValues } from './values';

interface Props {
  readonly currencies: readonly CurrencyRow[];
  /** Whether use has locked a field. */
  readonly fixed: (name: CouponFieldName) => boolean;
}

/** The discount: percentage, and amounts in each currency. */
export function AmountFields({ currencies, fixed }: Props): ReactNode {
  const { values, setFieldValue } = useFormikContext<CouponValues>();
  const { amounts, discountKind } = values;
  const disabled = fixed('amounts');
  const isFlat = discountKind === 'flat';
  const taken = new Set(amounts.map(({ currency }) => currency));
  const next = currencies.find(({ code }) => !taken.has(code));
  return (
    <>
      {amounts.map(({ currency }, at) => {
        const money = currencies.find(({ code }) => code === currency) ?? {
          code: currency,
          symbol: currency,
          exponent: 2,
        };
        const currencyField = (
          <SelectField
            name={`amounts[${at}].currency`}
            label={texts.currency}
            options={currencies.map(({ code, name }) => ({
              value: code,
              label: `${code}, ${name}`,
              disabled: code !== currency && taken.has(code),
            }))}
            disabled={disabled}
          />
        );
        return (
          <div key={at} className="coupon-amount" role="group" aria-label={texts.inCurrency(currency)}>
            <Pair>
              {at === 0
                ? !isFlat && (
                    <NumberField
                      name="percentBp"
                      label={names.percentOff}
                      trail="%"
                      digits={2}
                      disabled={fixed('percentBp')}
                    />
                  )
                : currencyField}
              {isFlat ? (
                <MoneyField
                  name={`amounts[${at}].flatMinor`}
                  label={names.amountOff}
                  currency={money}
                  disabled={disabled}
                />
              ) : (
                <MoneyField
                  name={`amounts[${at}].capMinor`}
                  label={names.cap}
                  currency={money}
                  optional
                  disabled={disabled}
                />
              )}
              {at === 0 && isFlat && currencyField}
            </Pair>
            <Pair>
              <MoneyField
                name={`amounts[${at}].minimumMinor`}
                label={names.smallestOrder}
                currency={money}
                optional
                disabled={disabled}
                help={texts.smallestOrderHelp}
              />
              {at === 0 && !isFlat && currencyField}
            </Pair>
            {amounts.length > 1 && !disabled && (
              <Button
                variant="text"
                className="coupon-start"
                startIcon={<Icon name="x" />}
                onClick={() =>
                  void setFieldValue(
                    'amounts',
                    amounts.filter((_amount, other) => other !== at),
                  )
                }
              >
                {texts.removeCurrency(currency)}
              </Button>
            )}
          </div>
        );
      })}
      {next && !disabled && (
        <Button
          variant="text"
          className="coupon-start"
          startIcon={<Icon name="plus" />}
          onClick={() => void setFieldValue('amounts', [...amounts, newAmount(next.code)])}
        >
          {texts.addCurrency}
        </Button>
      )}
    </>
  );
}
