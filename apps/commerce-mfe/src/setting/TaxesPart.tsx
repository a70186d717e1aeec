import { useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { taxRateCalls, taxScopes, type TaxRate } from '@lectern/contract/commerce';
import { PageRead } from '@lectern/ui-kit/detail';
import { dayText } from '@lectern/ui-kit/day-text';
import { Note } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import { useCountries, type Countries } from '../paylink/use-countries';
import * as texts from '../texts/setting-taxes';
import { TaxPanel } from './TaxPanel';

function RateTable({
  rates,
  onOpen,
}: {
  readonly rates: readonly TaxRate[];
  readonly onOpen: (rate: TaxRate) => void;
}): ReactNode {
  const { heads } = texts;
  return (
    <table className="money-table" aria-label={texts.tableName}>
      <thead>
        <tr>
          {Object.values(heads).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <tr key={rate.id}>
            <td data-head={heads.country}>{rate.countryName}</td>
            <th scope="row">
              <button
                type="button"
                aria-label={texts.edit(`${rate.name}, ${rate.countryName}`)}
                onClick={() => onOpen(rate)}
              >
                {rate.name}
              </button>
            </th>
            <td data-head={heads.scope}>{taxScopes[rate.scope]}</td>
            <td data-head={heads.rate}>{texts.percent(rate.rateBp)}</td>
            <td data-head={heads.from}>{dayText(rate.validFrom)}</td>
            <td data-head={heads.to}>{rate.validTo === null ? texts.open : dayText(rate.validTo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RatesProps {
  readonly rates: readonly TaxRate[];
  readonly sellerCountryId: number | null;
  readonly countries: Countries;
  readonly mayEdit: boolean;
}

function Rates({ rates, sellerCountryId, countries, mayEdit }: RatesProps): ReactNode {
  const [opened, open] = useState<TaxRate | 'new'>();
  const add = mayEdit && (
    <Button variant="contained" onClick={() => open('new')}>
      {texts.add}
    </Button>
  );
  return (
    <>
      {sellerCountryId === null && (
        <Note icon="triangle-alert" tone="warning">
          {texts.noSeller}
        </Note>
      )}
      <div className="money-lead">
        <p className="money-dim">{texts.lead}</p>
        {rates.length > 0 && add}
      </div>
      {rates.length > 0 ? (
        <RateTable rates={rates} onOpen={open} />
      ) : (
        <Empty icon="circle-dashed" title={texts.none} action={add || undefined}>
          {texts.noneMeans}
        </Empty>
      )}
      {opened && (
        <TaxPanel
          rate={opened === 'new' ? undefined : opened}
          {...{ countries, mayEdit, sellerCountryId }}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

/** `/setting/taxes`: the rates that are part of prices, with the days on which they hold. */
export function TaxesPart({ mayEdit }: { readonly mayEdit: boolean }): ReactNode {
  const read = useRead(taxRateCalls.list, {}, { quiet: true, handled: 'all' });
  const countries = useCountries();
  return (
    <PageRead reads={[read, countries]} what={texts.theTaxes} loading={texts.loading}>
      {() => read.data && <Rates {...read.data} {...{ countries, mayEdit }} />}
    </PageRead>
  );
}
