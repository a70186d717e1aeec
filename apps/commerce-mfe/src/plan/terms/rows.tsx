import { useMemo, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { planLimits, type LimitName, type PlanVersion } from '@lectern/contract/commerce';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { RowsField } from '@lectern/ui-kit/fields';
import { MoneyField, NumberField, SelectField, SwitchField, TextField } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { IconAction } from '@lectern/ui-kit';
import { choiceProps, fieldProps } from '@lectern/ui-kit/records';
import { maxFeatures } from '@lectern/contract/commerce';
import * as plans from '../../texts/plans';
import * as texts from '../../texts/plan-terms';
import type { PlanView } from '../kinds';
import { commissionText, limitText, periodText, priceText } from '../words';
import type { Difference } from './differences';
import { TermRow } from './TermRow';
import { newFeature, newPrice, type TermsValues } from './values';

/** What every group of rows needs. */
export interface RowsProps {
  readonly view: PlanView;
  /** The version on sale, where the draft is compared with one. */
  readonly live: PlanVersion | undefined;
  readonly differences: readonly Difference[];
  readonly onlyChanges: boolean;
  readonly disabled: boolean;
}

const at = (differences: readonly Difference[], place: string): readonly Difference[] =>
  differences.filter((difference) => difference.at === place);

/** Period, trial, grace, commission and tax code. */
export function PeriodRows({ view, live, differences, onlyChanges, disabled }: RowsProps): ReactNode {
  const { values } = useFormikContext<TermsValues>();
  const { record, kind } = view;
  const isOnce = values.periodUnit === 'once';
  const row = (place: string, label: string, shown: string | undefined, fields: ReactNode): ReactNode => (
    <TermRow label={label} live={shown} differences={at(differences, place)} onlyChanges={onlyChanges}>
      {fields}
    </TermRow>
  );
  return (
    <>
      {row(
        'period',
        texts.period,
        live && periodText(live),
        <>
          {!isOnce && <NumberField {...fieldProps(record, 'periodCount')} disabled={disabled} />}
          <SelectField {...choiceProps(record, 'periodUnit')} disabled={disabled} />
        </>,
      )}
      {!isOnce &&
        row(
          'trialDays',
          texts.trial,
          live && plans.days(live.trialDays),
          <NumberField {...fieldProps(record, 'trialDays')} trail={texts.days} disabled={disabled} />,
        )}
      {row(
        'graceDays',
        texts.grace,
        live && plans.days(live.graceDays),
        <NumberField {...fieldProps(record, 'graceDays')} trail={texts.days} disabled={disabled} />,
      )}
      {kind === 'trainer' &&
        row(
          'commissionBp',
          texts.commission,
          live && commissionText(live.commissionBp),
          <NumberField {...fieldProps(record, 'commissionBp')} digits={2} trail="%" disabled={disabled} />,
        )}
      {row(
        'taxCode',
        texts.taxCode,
        live && (live.taxCode || texts.sellers),
        <TextField
          {...fieldProps(record, 'taxCode')}
          inputMode="numeric"
          help={texts.taxCodeHelp}
          disabled={disabled}
        />,
      )}
    </>
  );
}

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

/** The limits of the kind; an empty field is without limit. */
export function LimitRows({ view, live, differences, onlyChanges, disabled }: RowsProps): ReactNode {
  return Object.entries<string>(planLimits[view.kind]).map(([name, label]) => (
    <TermRow
      key={name}
      label={label}
      live={live && limitText((live.limits as Partial<Record<LimitName, number | null>>)[name as LimitName])}
      differences={at(differences, `limits.${name}`)}
      onlyChanges={onlyChanges}
    >
      <NumberField name={`limits.${name}`} label={label} optional disabled={disabled} help={texts.limitHelp} />
    </TermRow>
  ));
}

/** The features in their order. */
export function FeatureRows({ live, differences, onlyChanges, disabled }: RowsProps): ReactNode {
  return (
    <TermRow
      label={plans.termFeatures}
      live={
        live && (
          <ul className="term-features">
            {live.features.map(({ text, included }) => (
              <li key={text}>{included ? text : `${text} (${texts.notIncluded})`}</li>
            ))}
          </ul>
        )
      }
      differences={at(differences, 'features')}
      onlyChanges={onlyChanges}
    >
      <RowsField<TermsValues['features'][number]>
        name="features"
        label={texts.features}
        one={texts.oneFeature}
        max={maxFeatures}
        ordered
        disabled={disabled}
        newRow={newFeature}
        rowText={({ text }) => text || texts.feature}
      >
        {(path) => (
          <div className="term-feature">
            <TextField name={`${path}.text`} label={texts.feature} disabled={disabled} />
            <SwitchField name={`${path}.included`} label={texts.included} disabled={disabled} />
          </div>
        )}
      </RowsField>
    </TermRow>
  );
}
