import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { fullMoney, paymentCalls } from '@lectern/contract/commerce';
import type { ListRequest } from '@lectern/contract/wire';
import { Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/payment-list';
import { shownSums, sumWords } from './sum-words';
import './sums.css';

/** The sums of all payments that the list names, one cell a currency: currencies are never added. */
export function PaymentSums({ request: { q, filter } }: { readonly request: ListRequest }): ReactNode {
  const read = useRead(
    paymentCalls.sums,
    { q: q ?? '', filter },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  if (read.error)
    return (
      <ListError what={texts.sumsOf} error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
    );
  const { shown, rest } = shownSums(read.data?.sums ?? []);
  return (
    <div className="money-sums" role="group" aria-label={texts.sums} aria-busy={read.isPending}>
      <div className="money-sums-mean">
        {texts.sumsMean}
        <small>{texts.surplusApart}</small>
      </div>
      {read.isPending ? (
        <div role="status" aria-label={texts.loadingSums}>
          <Skeleton width="60%" height={20} />
          <Skeleton width="40%" height={24} />
        </div>
      ) : shown.length === 0 ? (
        <div className="money-sums-none">{texts.noSums}</div>
      ) : (
        shown.map((sum) => (
          <div key={sum.currency}>
            <span>{sum.currency}</span>
            <b>{fullMoney(sum.netMinor, sum)}</b>
            <small>{sumWords(sum)}</small>
          </div>
        ))
      )}
      {rest > 0 && (
        <div>
          <span>{texts.moreCurrencies(rest)}</span>
          <small>{texts.otherCurrencies}</small>
        </div>
      )}
    </div>
  );
}
