import type { ReactNode } from 'react';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { send, type CallError } from '@lectern/api-client';
import type { ResponseOf } from '@lectern/contract/call';
import { priceRateCalls, type PriceRate, type RatedCurrency } from '@lectern/contract/platform/price-rate';
import { timeText } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/setting-currencies';
import { CurrencySwitch } from './CurrencySwitch';
import { changeOf, changeText } from './rate-values';

const call = priceRateCalls.history;
type Page = ResponseOf<typeof call>;

const useRates = (currency: string) =>
  useInfiniteQuery<Page, CallError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [call.path, { currency }],
    queryFn: ({ pageParam, signal }) =>
      send(call, { currency, ...(pageParam !== undefined && { before: pageParam }) }, { signal, handled: 'all' }),
    initialPageParam: undefined,
    getNextPageParam: ({ rates, hasMore }) => (hasMore ? rates.at(-1)?.validFrom : undefined),
  });

function Rates({ rates, label }: { readonly rates: readonly PriceRate[]; readonly label: string }): ReactNode {
  const { historyHeads: heads } = texts;
  return (
    <table className="money-table" aria-label={label}>
      <thead>
        <tr>
          {Object.entries(heads).map(([name, head]) => (
            <th key={name} scope="col" className={name === 'rate' || name === 'change' ? 'money-number' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map(({ validFrom, inrPerUnit, createdByName }, at) => (
          <tr key={validFrom}>
            <th scope="row">{timeText(validFrom)}</th>
            <td data-head={heads.rate} className="money-number">
              {inrPerUnit}
            </td>
            <td data-head={heads.change} className="money-number">
              {changeText(changeOf(rates[at + 1]?.inrPerUnit, inrPerUnit))}
            </td>
            <td data-head={heads.by}>{createdByName ?? texts.system}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Props {
  readonly currency: RatedCurrency;
  readonly mayEdit: boolean;
}

/** The rates of a currency with who entered them, the newest first, and whether it is in use. */
export function RateHistory({ currency, mayEdit }: Props): ReactNode {
  const read = useRates(currency.code);
  const rates = read.data?.pages.flatMap((page) => page.rates) ?? [];
  const title = texts.historyOf(currency.name);
  return (
    <section className="money-block" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {mayEdit && (
          <div className="money-verbs">
            <CurrencySwitch currency={currency} />
          </div>
        )}
      </header>
      <PageRead reads={[read]} what={texts.theRates} loading={texts.loadingRates}>
        {() =>
          rates.length > 0 ? <Rates rates={rates} label={title} /> : <p className="money-dim">{texts.noRates}</p>
        }
      </PageRead>
      {read.hasNextPage && (
        <div>
          <Button disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {texts.older}
          </Button>
        </div>
      )}
    </section>
  );
}
