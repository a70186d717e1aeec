import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { priceRateCalls, type RatedCurrency } from '@lectern/contract/platform/price-rate';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Note } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/setting-currencies';
import { RateHistory } from './RateHistory';
import { RatePanel } from './RatePanel';

const base = 'INR';

interface TableProps {
  readonly currencies: readonly RatedCurrency[];
  readonly maxAgeDays: number;
  readonly mayEdit: boolean;
  readonly current: string;
  readonly onChoose: (code: string) => void;
  readonly onNew: (currency: RatedCurrency) => void;
}

function Since({ currency, maxAgeDays }: { readonly currency: RatedCurrency; readonly maxAgeDays: number }): ReactNode {
  const { rate, ageDays, active } = currency;
  if (!rate) return <span className="money-dim">{texts.none}</span>;
  return (
    <>
      <span>{dateText(rate.validFrom)}</span>
      <small className={active && ageDays > maxAgeDays ? 'money-danger' : undefined}>{texts.age(ageDays)}</small>
    </>
  );
}

function CurrencyTable({ currencies, maxAgeDays, mayEdit, current, onChoose, onNew }: TableProps): ReactNode {
  const { heads } = texts;
  return (
    <table className="money-table" aria-label={texts.tableName}>
      <thead>
        <tr>
          {Object.entries(heads).map(([name, head]) => (
            <th key={name} scope="col" className={name === 'rate' ? 'money-number' : undefined}>
              {head}
            </th>
          ))}
          {mayEdit && <td />}
        </tr>
      </thead>
      <tbody>
        {currencies.map((currency) => {
          const { code, name, rate, next, active } = currency;
          return (
            <tr key={code} className={code === current ? 'is-current' : undefined}>
              <th scope="row">
                {code === base ? (
                  code
                ) : (
                  <button type="button" aria-pressed={code === current} onClick={() => onChoose(code)}>
                    {code}
                  </button>
                )}
                <small>{code === base ? texts.base : name}</small>
              </th>
              <td data-head={heads.rate} className="money-number">
                {code === base ? '1' : (rate?.inrPerUnit ?? texts.noRate)}
              </td>
              <td data-head={heads.since} className="money-whole">
                <Since {...{ currency, maxAgeDays }} />
              </td>
              <td data-head={heads.next}>
                {next ? (
                  texts.fromDay(next.inrPerUnit, dateText(next.validFrom))
                ) : (
                  <span className="money-dim">{texts.none}</span>
                )}
              </td>
              <td data-head={heads.state}>
                <StatusLabel status={active ? 'active' : 'inactive'} label={active ? texts.inUse : texts.off} />
              </td>
              {mayEdit && (
                <td className="money-verb">
                  {code !== base && (
                    <Button size="small" aria-label={texts.newRateFor(code)} onClick={() => onNew(currency)}>
                      {texts.newRate}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface Props {
  readonly currencies: readonly RatedCurrency[];
  readonly maxAgeDays: number;
  readonly mayEdit: boolean;
}

function Currencies({ currencies, maxAgeDays, mayEdit }: Props): ReactNode {
  const [chosen, choose] = useState<string>();
  const [isNew, setNew] = useState(false);
  const others = currencies.filter(({ code }) => code !== base);
  const currency = others.find(({ code }) => code === chosen) ?? others[0];
  const old = others.filter(({ active, rate, ageDays }) => active && rate && ageDays > maxAgeDays);
  const openNew = ({ code }: RatedCurrency): void => {
    choose(code);
    setNew(true);
  };
  return (
    <>
      {old.length > 0 && (
        <Note icon="triangle-alert" tone="warning">
          {texts.tooOld(
            old.map(({ code }) => code),
            maxAgeDays,
          )}
        </Note>
      )}
      <p className="money-dim">{texts.lead(maxAgeDays)}</p>
      <CurrencyTable
        {...{ currencies, maxAgeDays, mayEdit }}
        current={currency?.code ?? ''}
        onChoose={choose}
        onNew={openNew}
      />
      {currency && <RateHistory key={currency.code} {...{ currency, mayEdit }} />}
      {currency && isNew && <RatePanel currency={currency} onClose={() => setNew(false)} />}
    </>
  );
}

/** `/setting/currencies`: the currencies, the rates by which prices are converted, and their history. */
export function CurrenciesPart({ mayEdit }: { readonly mayEdit: boolean }): ReactNode {
  const read = useRead(priceRateCalls.current, {}, { quiet: true, handled: 'all' });
  return (
    <PageRead reads={[read]} what={texts.theCurrencies} loading={texts.loading}>
      {() => read.data && <Currencies {...read.data} mayEdit={mayEdit} />}
    </PageRead>
  );
}
