import type { ReactNode } from 'react';
import { maxCoursePrices, type CoursePrice } from '@lectern/contract/catalog';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { RowsField } from '@lectern/ui-kit/fields';
import { MoneyField, Pair, SelectField, SwitchField, useFieldState } from '@lectern/ui-kit/form';
import { fieldProps } from '@lectern/ui-kit/records';
import * as texts from '../../texts/course-info';
import { course as record } from '../course';

interface Props {
  readonly currencies: readonly CurrencyRow[];
  readonly disabled: boolean;
}

const noCurrency = { code: '', symbol: '', exponent: 2 };

/** What a course costs: nothing, or a price, the one before it, and fixed prices in other currencies. */
export function Prices({ currencies, disabled }: Props): ReactNode {
  const isFree = useFieldState<boolean>('isFree').input.value;
  const code = useFieldState<string>('currency').input.value;
  const options = currencies.map((each) => ({ value: each.code, label: `${each.code} – ${each.name}` }));
  const of = (wanted: string) => currencies.find((each) => each.code === wanted) ?? noCurrency;
  return (
    <section aria-labelledby="course-price">
      <h2 id="course-price">{texts.pricing}</h2>
      <SwitchField name="isFree" label={texts.isFree} help={texts.isFreeHelp} disabled={disabled} />
      {!isFree && (
        <>
          <SelectField {...fieldProps(record, 'currency')} options={options} />
          <Pair>
            <MoneyField {...fieldProps(record, 'price')} currency={of(code)} />
            <MoneyField {...fieldProps(record, 'comparePrice')} currency={of(code)} help={texts.comparePriceHelp} />
          </Pair>
          <RowsField<CoursePrice>
            name="prices"
            label={texts.otherCurrencies}
            help={texts.otherCurrenciesHelp}
            optional
            one={texts.onePrice}
            max={maxCoursePrices}
            disabled={disabled}
            newRow={(rows) => ({
              currency:
                currencies.find((each) => each.code !== code && rows.every((row) => row.currency !== each.code))
                  ?.code ?? '',
              price: '',
            })}
            rowText={({ currency, price }) => `${price} ${currency}`}
          >
            {(path, row) => (
              <Pair>
                <SelectField name={`${path}.currency`} label={texts.currency} options={options} />
                <MoneyField name={`${path}.price`} label={texts.price} currency={of(row.currency)} />
              </Pair>
            )}
          </RowsField>
        </>
      )}
    </section>
  );
}
