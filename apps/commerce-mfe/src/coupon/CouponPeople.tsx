import type { ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  couponCalls,
  couponUserListFields,
  moneyText,
  personOf,
  redemptionStates,
  type Coupon,
  type CouponUserRow,
  type PlanKind,
} from '@lectern/contract/commerce';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { chipsOf, FilterBar, FilterChips, FilterMenu, SearchField } from '@lectern/ui-kit/list';
import { ListFrame, ListPager, ListTable, useListState, type Column } from '@lectern/ui-kit/table';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import { Empty, FilteredEmpty, ListError } from '@lectern/ui-kit/states';
import { show as showCodes } from '../texts/codes';
import * as names from '../texts/names';
import { personPath, personRight } from '../person/person-path';
import * as texts from '../texts/view';
import { stateWords } from '../texts/words';

const person: Column<CouponUserRow> = {
  id: 'person',
  head: texts.person,
  sort: 'person',
  wide: true,
  cell: ({ user }) => user.name,
};
const email: Column<CouponUserRow> = {
  id: 'email',
  head: texts.email,
  quiet: true,
  priority: 2,
  cell: ({ user }) => user.email,
};
const item: Column<CouponUserRow> = {
  id: 'item',
  head: texts.order,
  priority: 2,
  cell: ({ use }) => use && texts.orderOf(use.item, use.orderId),
};
const state: Column<CouponUserRow> = {
  id: 'state',
  head: texts.use,
  onCard: true,
  cell: ({ use }) => use && <StatusLabel status={stateWords[use.state].status} label={stateWords[use.state].label} />,
};
const discount: Column<CouponUserRow> = {
  id: 'discount',
  head: names.discount,
  numeric: true,
  sort: 'discount',
  onCard: true,
  cell: ({ use }) =>
    use && moneyText(use.discountMinor, { code: use.currency, symbol: use.symbol, exponent: use.exponent }),
};
const reserved: Column<CouponUserRow> = {
  id: 'reservedAt',
  head: texts.taken,
  quiet: true,
  priority: 1,
  sort: 'reservedAt',
  onCard: true,
  cell: ({ use }) => use && timeText(use.reservedAt),
};

const useColumns = [person, item, state, discount, reserved] as const;
const chosenColumns = [person, { ...email, onCard: true, priority: undefined }] as const;

const fields = [
  {
    name: 'state',
    label: texts.use,
    options: redemptionStates.map((value) => ({ value, label: stateWords[value].label })),
  },
];
const byTime = { sort: '-reservedAt' } as const;
const byName = { sort: 'person' } as const;
const chosenFields = { person: couponUserListFields.person } as const;

/** The page of somebody, where there is one that the reader may open. */
const pathOf = (user: CouponUserRow['user'], maySee: Readonly<Record<PlanKind, boolean>>): string | undefined => {
  if (user.studentId === null && user.trainerId === null) return undefined;
  const person = personOf(user);
  return maySee[person.kind] ? personPath(person) : undefined;
};

/** The uses of a coupon, or its chosen students; the address keeps which, and the rest of the view. */
export function CouponPeople({
  coupon,
  onCodes,
}: {
  readonly coupon: Coupon;
  /** Leads to the codes; left out where they have a tab. */
  readonly onCodes?: () => void;
}): ReactNode {
  const [params, setParams] = useSearchParams();
  const chosen = coupon.audience === 'chosen' && params.get('list') === 'chosen';
  const list = useListState(chosen ? chosenFields : couponUserListFields, chosen ? byName : byTime);
  const read = useRead(
    couponCalls.users,
    { ...list.request, id: coupon.id, ...(chosen && { chosen }) },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  const maySee = { student: useMay(personRight.student), trainer: useMay(personRight.trainer) };
  const rows = read.data?.items ?? [];
  const chips = chipsOf({ fields, filters: list.filters, onFilter: list.filter });
  const show = (which: 'uses' | 'chosen'): void =>
    setParams(new URLSearchParams({ id: String(coupon.id), ...(which === 'chosen' && { list: 'chosen' }) }), {
      preventScrollReset: true,
    });
  const nothing = list.isFiltered ? (
    <FilteredEmpty
      title={texts.nobodyMatches}
      filters={[
        ...chips.map(({ field, operator, value }) => `${field} ${operator} ${value}`),
        ...(list.q === '' ? [] : [texts.containing(list.q)]),
      ]}
      onClear={list.clear}
    />
  ) : (
    <Empty icon="ticket" title={texts.notUsedYet}>
      {texts.ordersAreShown}
    </Empty>
  );
  const instead = read.error ? (
    <ListError error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  ) : read.data && rows.length === 0 ? (
    nothing
  ) : undefined;
  return (
    <section className="coupon-people" aria-label={chosen ? names.chosenStudents : texts.uses}>
      <FilterBar
        end={
          <>
            {coupon.audience === 'chosen' && (
              <Button variant="text" onClick={() => show(chosen ? 'uses' : 'chosen')}>
                {chosen ? texts.showUses : texts.showChosen(coupon.usersCount)}
              </Button>
            )}
            {onCodes && (
              <Button variant="text" onClick={onCodes}>
                {showCodes}
              </Button>
            )}
          </>
        }
      >
        <h2>{chosen ? names.chosenStudents : texts.uses}</h2>
        <SearchField label={texts.person} value={list.q} onSearch={list.search} />
        {!chosen && (
          <>
            <FilterChips chips={chips} />
            <FilterMenu fields={fields} filters={list.filters} onFilter={list.filter} />
          </>
        )}
      </FilterBar>
      <ListFrame>
        <ListTable
          label={chosen ? names.chosenStudents : texts.uses}
          columns={chosen ? chosenColumns : useColumns}
          rows={rows}
          keyOf={({ user, use }) => use?.id ?? user.id}
          nameOf={({ user }) => user.name}
          toOf={({ user }) => pathOf(user, maySee)}
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
