import type { ReactNode } from 'react';
import type { PlanRow } from '@lectern/contract/commerce';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import { StatusLabel } from '@lectern/ui-kit';
import { standardFilters, statusColumn, textColumn } from '@lectern/ui-kit/records';
import { Link } from '@lectern/ui-kit/router';
import type { Column, Columns, FilterField } from '@lectern/ui-kit/table';
import * as texts from '../texts/plans';
import type { PlanView } from './kinds';
import { commissionText, countText, incomeTexts, periodText, priceText, subscribersText, versionsText } from './words';

/** Maximum number of currencies with a column; the page of a plan has all. */
const shownCurrencies = 5;

/** A value with a quiet line below it. */
const twoLines = (first: ReactNode, second: string): ReactNode => (
  <span className="plan-two-lines">
    {first}
    {second !== '' && <small>{second}</small>}
  </span>
);

const priceColumn = ({ code }: CurrencyRow, at: number): Column<PlanRow> => ({
  id: `price-${code}`,
  head: code,
  numeric: true,
  priority: at === 0 ? 1 : 3,
  onCard: at === 0,
  // One column of a file has all prices.
  exported: at === 0 ? 'prices' : false,
  ...(code === 'INR' && { sort: 'price' }),
  cell: ({ shown }) => {
    const price = shown?.prices.find(({ currency }) => currency === code);
    return price && price.priceMinor > 0 ? (
      priceText(price.priceMinor, price)
    ) : (
      <span className="plan-none">{price ? texts.free : texts.notSold}</span>
    );
  },
});

/** The columns of the list, with a price for each of the first currencies. */
export const columnsOf = (view: PlanView, currencies: readonly CurrencyRow[]): Columns<PlanRow> => {
  const { record, kind, subscribersPath } = view;
  return [
    textColumn(record, 'name', {
      head: texts.name,
      wide: true,
      cell: ({ name, shown }) => twoLines(name, shown ? periodText(shown) : ''),
    }),
    statusColumn(record, {
      cell: (row) =>
        twoLines(<StatusLabel status={row.status} label={record.statuses[row.status]} />, versionsText(row)),
    }),
    ...currencies.slice(0, shownCurrencies).map(priceColumn),
    ...(kind === 'trainer'
      ? [
          {
            id: 'commission',
            head: texts.commission,
            numeric: true,
            priority: 2,
            cell: ({ shown }: PlanRow) => commissionText(shown?.commissionBp ?? null),
          } as const,
        ]
      : []),
    textColumn(record, 'subscribers', {
      head: texts.subscribers,
      numeric: true,
      priority: 1,
      onCard: true,
      cell: (row) =>
        twoLines(<Link to={subscribersPath(row.id)}>{countText(row.subscribers)}</Link>, subscribersText(row)),
    }),
    {
      id: 'income',
      head: texts.income,
      numeric: true,
      priority: 2,
      cell: ({ income }) => (income.length === 0 ? texts.noIncome : twoLines(...incomeTexts(income))),
    },
  ];
};

/** The filters of the list. */
export const filtersOf = ({ record }: PlanView): readonly FilterField[] => [
  ...standardFilters(record).filter(({ name }) => !['hasDraft', 'price', 'subscribers'].includes(name)),
  {
    name: 'hasDraft',
    label: texts.draft,
    options: [
      { value: 'true', label: texts.withDraft },
      { value: 'false', label: texts.withoutDraft },
    ],
  },
  { name: 'price', label: texts.priceInRupees },
  { name: 'subscribers', label: texts.subscribers },
];
