import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { paymentCalls, paymentListFields, type PaymentRow } from '@lectern/contract/commerce';
import type { batchPayment, PropsOf } from '@lectern/remote-kit/slots';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField } from '@lectern/ui-kit/list';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import { ListFrame, ListPager, ListTable, useListState } from '@lectern/ui-kit/table';
import { viewPath } from '../payment/address';
import { PaymentSums } from '../payment/PaymentSums';
import * as texts from '../texts/batch';
import { search } from '../texts/payment-list';
import { columns, filters as filterFields } from './columns';
import '../payment/list.css';

const newest = { sort: '-at' } as const;
const { status, mark, amount, at } = paymentListFields;
const fields = { status, mark, amount, at };

/** Payments for a batch, with their sums by currency: the contribution to `people.student.batch.payment.v1`. */
export default function BatchPayments({ batchId }: PropsOf<typeof batchPayment>): ReactNode {
  const list = useListState(fields, newest);
  const request = { ...list.request, filter: { ...list.request.filter, batchId: `eq:${batchId}` } };
  const read = useRead(paymentCalls.list, request, { handled: 'all', placeholderData: keepPreviousData });
  const rows = read.data?.items ?? [];
  const chips = chipsOf({ fields: filterFields, filters: list.filters, onFilter: list.filter });
  const nothing = list.isFiltered ? (
    <FilteredEmpty
      title={texts.noneMatches}
      filters={[
        ...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`),
        ...(list.q === '' ? [] : [texts.containing(list.q)]),
      ]}
      onClear={list.clear}
    />
  ) : (
    <Empty icon="credit-card" title={texts.none}>
      {texts.areShown}
    </Empty>
  );
  const instead = read.error ? (
    <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data && rows.length === 0 ? (
    nothing
  ) : undefined;
  return (
    <section className="page-stack" aria-label={texts.title}>
      <PaymentSums request={request} />
      <FilterBar>
        <SearchField label={search} value={list.q} onSearch={list.search} />
        <FilterChips chips={chips} />
        <FilterMenu fields={filterFields} filters={list.filters} onFilter={list.filter} />
      </FilterBar>
      <ListFrame>
        <ListTable
          label={texts.title}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          nameOf={({ personName }: PaymentRow) => personName}
          toOf={({ id }: PaymentRow) => viewPath(id)}
          sort={list.sort}
          onSort={list.sortBy}
          loading={read.isPending}
          instead={instead}
        />
        {!instead && <ListPager state={list} read={read} />}
      </ListFrame>
    </section>
  );
}
