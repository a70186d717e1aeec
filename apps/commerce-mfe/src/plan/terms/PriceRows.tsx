import { useMemo, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { IconAction } from '@lectern/ui-kit';
import { MoneyField } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/plan-terms';
import * as plans from '../../texts/plans';
import { priceText } from '../words';
import { at, type RowsProps } from './rows-props';
import { TermRow } from './TermRow';
import { newPrice, type TermsValues } from './values';

interface PriceProps extends RowsProps {
  readonly currencies: readonly CurrencyRow[];
}

/** A price and a compare-at price for each currency; a removed one can be brought back. */
export function PriceRows({ live, differences, onlyChanges, disabled, currencies }: PriceProps): ReactNode {
  const { values, setFieldValue } = useFormikContext<TermsValues>();
  const { prices } = values;
  const sold = prices.map(({ currency }) => currency);
  const removed = (live?.prices ?? []).filter(({ currency }) => !sold.includes(currency));
  const next = currencies.find(({ code, active }) => active && !sold.includes(code));
  const moneyOf = useMemo(() => new Map(currencies.map((each) => [each.code, each])), [currencies]);
  const set = (changed: readonly unknown[]): void => void setFieldValue('prices', changed);
  const shownLive = (currency: string): ReactNode => {
    const price = live?.prices.find((each) => each.currency === currency);
    if (!live) return undefined;
    if (!price) return <span className="plan-none">{plans.notSold}</span>;
    const compare = price.compareMinor;
    return (
      <>
        {priceText(price.priceMinor, price)}
        {compare !== null && <small>{texts.shownInstead(priceText(compare, price))}</small>}
      </>
    );
  };
  return (
    <>
      {prices.map(({ currency }, index) => {
        const money = moneyOf.get(currency) ?? { code: currency, symbol: currency, exponent: 2 };
        return (
          <TermRow
            key={currency}
            label={currency}
            live={shownLive(currency)}
            differences={at(differences, `prices.${currency}`)}
            onlyChanges={onlyChanges}
          >
            <MoneyField
              name={`prices[${index}].priceMinor`}
              label={texts.priceIn(currency)}
              currency={money}
              disabled={disabled}
            />
            <span aria-hidden>{texts.insteadOf}</span>
            <MoneyField
              name={`prices[${index}].compareMinor`}
              label={texts.compareIn(currency)}
              currency={money}
              optional
              disabled={disabled}
            />
            {!disabled && (
              <IconAction
                icon="x"
                label={texts.removeCurrency(currency)}
                tip={texts.removeCurrency(currency)}
                onClick={() => set(prices.filter((_price, other) => other !== index))}
              />
            )}
          </TermRow>
        );
      })}
      {removed.map((price) => (
        <TermRow
          key={price.currency}
          label={price.currency}
          live={shownLive(price.currency)}
          differences={at(differences, `prices.${price.currency}`)}
          onlyChanges={onlyChanges}
        >
          <span>{texts.notSoldIn(price.currency)}</span>
          {!disabled && (
            <Button variant="text" onClick={() => set([...prices, newPrice(price.currency)])}>
              {texts.bringBack}
            </Button>
          )}
        </TermRow>
      ))}
      {next && !disabled && !onlyChanges && (
        <div className="term-add">
          <Button variant="text" onClick={() => set([...prices, newPrice(next.code)])}>
            {texts.addCurrency}
          </Button>
        </div>
      )}
    </>
  );
}
