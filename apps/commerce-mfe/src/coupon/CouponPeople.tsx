import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { couponCalls, couponUserListFields, moneyText, redemptionStates, type Coupon, type CouponUserRow } from '@lectern/contract/commerce';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField } from '@lectern/ui-kit/list';
import { ListFrame, ListTable, Pager, useListState, type Column } from '@lectern/ui-kit/table';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import { stateWords } from './words';

const person: Column<CouponUserRow> = { id: 'person', head: 'Student', sort: 'person', wide: true, cell: ({ user }) => user.name };
const email: Column<CouponUserRow> = { id: 'email', head: 'E-mail', quiet: true, priority: 2, cell: ({ user }) => user.email };
const item: Column<CouponUserRow> = { id: 'item', head: 'Order', priority: 2, cell: ({ use }) => use && `${use.item}, no. ${use.orderId}` };
const state: Column<CouponUserRow> = { id: 'state', head: 'Use', onCard: true, cell: ({ use }) => use && <StatusLabel status={stateWords[use.state].status} label={stateWords[use.state].label} /> };
const discount: Column<CouponUserRow> = { id: 'discount', head: 'Discount', numeric: true, sort: 'discount', onCard: true, cell: ({ use }) => use && moneyText(use.discountMinor, { code: use.currency, symbol: use.symbol, exponent: use.exponent }) };
const reserved: Column<CouponUserRow> = { id: 'reservedAt', head: 'Taken', quiet: true, priority: 1, sort: 'reservedAt', onCard: true, cell: ({ use }) => use && timeText(use.reservedAt) };

const useColumns = [person, item, state, discount, reserved] as const;
const chosenColumns = [person, { ...email, onCard: true, priority: undefined }] as const;

const fields = [{ name: 'state', label: 'Use', options: redemptionStates.map((value) => ({ value, label: stateWords[value].label })) }];
const byTime = { sort: '-reservedAt' } as const;
const byName = { sort: 'person' } as const;
const chosenFields = { person: couponUserListFields.person } as const;

/** Who has used a coupon, or who may, where it is for chosen students; the address says which, and the rest of the view. */
export function CouponPeople({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const [params, setParams] = useSearchParams();
  const chosen = coupon.audience === 'chosen' && params.get('list') === 'chosen';
  const list = useListState(chosen ? chosenFields : couponUserListFields, chosen ? byName : byTime);
  const read = useRead(couponCalls.users, { ...list.request, id: coupon.id, ...(chosen && { chosen }) }, { handled: 'all', placeholderData: keepPreviousData });
  const rows = read.data?.items ?? [];
  const chips = chipsOf({ fields, filters: list.filters, onFilter: list.filter });
  const show = (which: 'uses' | 'chosen'): void => setParams(new URLSearchParams({ id: String(coupon.id), ...(which === 'chosen' && { list: 'chosen' }) }), { preventScrollReset: true });
  const nothing = list.isFiltered ? (
    <FilteredEmpty title="Nobody matches" filters={[...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`), ...(list.q === '' ? [] : [`containing “${list.q}”`])]} onClear={list.clear} />
  ) : (
    <Empty icon="ticket" title="Not used yet">
      Each order that takes this coupon is shown here.
    </Empty>
  );
  const instead = read.error ? <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} /> : read.data && rows.length === 0 ? nothing : undefined;
  return (
    <section className="coupon-people" aria-label={chosen ? 'Chosen students' : 'Uses'}>
      <FilterBar
        end={
          coupon.audience === 'chosen' && (
            <Button variant="text" onClick={() => show(chosen ? 'uses' : 'chosen')}>
              {chosen ? 'Show the uses' : `Show the ${coupon.usersCount.toLocaleString('en-GB')} chosen`}
            </Button>
          )
        }
      >
        <h2>{chosen ? 'Chosen students' : 'Uses'}</h2>
        <SearchField label="Student" value={list.q} onSearch={list.search} />
        {!chosen && (
          <>
            <FilterChips chips={chips} />
            <FilterMenu fields={fields} filters={list.filters} onFilter={list.filter} />
          </>
        )}
      </FilterBar>
      <ListFrame>
        <ListTable
          label={chosen ? 'Chosen students' : 'Uses'}
          columns={chosen ? chosenColumns : useColumns}
          rows={rows}
          keyOf={({ user, use }) => use?.id ?? user.id}
          nameOf={({ user }) => user.name}
          sort={list.sort}
          onSort={list.sortBy}
          loading={read.isPending}
          instead={instead}
        />
        {!instead && read.data && <Pager page={list.page} limit={list.limit} total={read.data.total} totalIsEstimate={read.data.totalIsEstimate} onPage={list.toPage} onLimit={list.setLimit} />}
      </ListFrame>
    </section>
  );
}
