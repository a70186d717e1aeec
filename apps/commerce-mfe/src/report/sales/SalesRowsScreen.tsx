import { useMemo, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  fullMoney,
  salesFactFields,
  salesFactKinds,
  salesGroups,
  salesReportCalls,
  type SaleItemKind,
  type SalesFact,
} from '@lectern/contract/commerce';
import { PageHeader, timeZone } from '@lectern/ui-kit';
import { chipsOf, FilterBar, FilterChips, FilterMenu } from '@lectern/ui-kit/list';
import { Skeleton } from '@lectern/ui-kit/mui';
import { optionsOf } from '@lectern/ui-kit/records';
import { Link, useSearchParams } from '@lectern/ui-kit/router';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import {
  ExportButton,
  JobLines,
  ListFrame,
  ListPager,
  ListTable,
  useExport,
  useListState,
} from '@lectern/ui-kit/table';
import { dayIn } from '../../by-hand/day-in';
import { viewPath } from '../../payment/address';
import * as texts from '../../texts/report-sales';
import { groupText, periodText } from '../day-words';
import { isByTime } from '../group-kinds';
import { salesPath } from '../tabs';
import { TotalCells } from '../TotalCells';
import type { RowsView } from './address';
import { columns } from './rows-columns';
import { readRowsView } from './rows-view';
import { wholeWords } from './sales-words';

const filters = [{ name: 'kind', label: texts.rowKind, options: optionsOf(salesFactKinds) }];
const newest = { sort: '-at' } as const;

/** The figure in words: its days, its currency, and its group where that is a time. */
const wordsOf = ({ period, currency, groupBy, key }: RowsView): string =>
  [
    periodText(period),
    currency,
    key !== undefined && isByTime(groupBy) && texts.ofGroup(salesGroups[groupBy], groupText(groupBy, key, key)),
  ]
    .filter(Boolean)
    .join(' · ');

const useRows = () => {
  const [params] = useSearchParams();
  const view = useMemo(() => readRowsView(params, dayIn(timeZone())), [params]);
  const list = useListState(salesFactFields, newest);
  const { period, currency, groupBy, key, kind } = view;
  const request = {
    ...list.request,
    ...period,
    groupBy,
    ...(currency !== undefined && { currency }),
    ...(key !== undefined && { key }),
    ...(kind !== undefined && { itemKind: kind as SaleItemKind }),
  };
  const read = useRead(salesReportCalls.rows, request, {
    handled: 'all',
    placeholderData: keepPreviousData,
    enabled: !view.isLong,
  });
  return { view, list, request, read };
};

/** `/reports/analytical/rows`: the rows behind a figure of the sales report, with their sums. */
export default function SalesRowsScreen(): ReactNode {
  const { view, list, request, read } = useRows();
  const mayPayments = useMay(['invoiceList']);
  const exported = useExport({ call: salesReportCalls.rows, request, ...texts.counts, columns, read });
  const chips = chipsOf({ fields: filters, filters: list.filters, onFilter: list.filter });
  const nothing = list.isFiltered ? (
    <FilteredEmpty
      title={texts.noRowsMatch}
      filters={chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`)}
      onClear={list.clear}
    />
  ) : (
    <Empty icon="chart" title={texts.noRows}>
      {texts.noRowsOf}
    </Empty>
  );
  const failed = read.error && (
    <ListError what={texts.theRows} error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  );
  const tooLong = view.isLong && (
    <Empty icon="chart" title={texts.tooLong}>
      {texts.exportLong}
    </Empty>
  );
  const instead = failed || tooLong || (read.data?.items.length === 0 ? nothing : undefined);
  return (
    <div className="page-stack">
      <PageHeader title={texts.rowsTitle} count={wordsOf(view)}>
        <Link to={salesPath}>{texts.backToReport}</Link>
      </PageHeader>
      {view.isLong ? null : read.data ? (
        read.data.sums.length > 0 && (
          <TotalCells
            label={texts.rowsSums}
            cells={read.data.sums.map((sum) => ({
              key: sum.currency,
              name: sum.currency,
              value: fullMoney(sum.netMinor, sum),
              note: wholeWords(sum, sum),
              now: sum.netMinor,
              before: null,
            }))}
          />
        )
      ) : (
        <Skeleton variant="rounded" height={70} />
      )}
      <FilterBar end={<ExportButton list={exported} />}>
        <FilterChips chips={chips} />
        <FilterMenu fields={filters} filters={list.filters} onFilter={list.filter} />
      </FilterBar>
      <JobLines work={exported.work} />
      <ListFrame>
        <ListTable<SalesFact>
          label={texts.rowsTitle}
          columns={columns}
          rows={read.data?.items ?? []}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          toOf={({ paymentId }) => (mayPayments && paymentId !== null ? viewPath(paymentId) : undefined)}
          sort={list.sort}
          onSort={list.sortBy}
          loading={read.isPending}
          instead={instead}
        />
        {!instead && <ListPager state={list} read={read} />}
      </ListFrame>
    </div>
  );
}
