import { fullMoney, subscriptionStatuses, type SubscriptionRow } from '@lectern/contract/commerce';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import type { Column, Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/subscriptions';

/** The icon of each status. */
export const marks: Readonly<Record<SubscriptionRow['status'], string>> = {
  scheduled: 'waiting',
  trial: 'draft',
  active: 'active',
  past_due: 'paused',
  cancelled: 'cancelled',
  expired: 'ended',
};

/** The end of a period, with a word where the subscription is then over. */
export const endText = ({ periodEndsAt, isCancelledAtEnd }: SubscriptionRow): string => {
  if (periodEndsAt === null) return texts.withoutEnd;
  return isCancelledAtEnd ? texts.leaves(dateText(periodEndsAt)) : dateText(periodEndsAt);
};

/** The version, and the one that follows at a renewal. */
export const versionText = ({ versionNo, nextVersionNo, nextFrom }: SubscriptionRow): string =>
  nextVersionNo === null || nextFrom === null
    ? String(versionNo)
    : texts.thenVersion(versionNo, nextVersionNo, dateText(nextFrom));

const person: Column<SubscriptionRow> = {
  id: 'person',
  head: texts.person,
  sort: 'person',
  wide: true,
  cell: ({ person: name }) => name,
};
const plan: Column<SubscriptionRow> = { id: 'plan', head: texts.plan, priority: 1, cell: ({ plan: name }) => name };
const others: readonly Column<SubscriptionRow>[] = [
  {
    id: 'status',
    head: texts.status,
    onCard: true,
    cell: ({ status }) => <StatusLabel status={marks[status]} label={subscriptionStatuses[status]} />,
  },
  { id: 'version', head: texts.version, priority: 3, cell: versionText },
  { id: 'price', head: texts.price, numeric: true, onCard: true, cell: (row) => fullMoney(row.priceMinor, row) },
  {
    id: 'startsAt',
    head: texts.began,
    priority: 2,
    quiet: true,
    cell: ({ startsAt }) => dateText(startsAt),
  },
  { id: 'periodEndsAt', head: texts.ends, sort: 'periodEndsAt', priority: 1, quiet: true, cell: endText },
];

/** The columns of subscriptions; on the page of a plan without the plan. */
export const columnsOf = (ofOnePlan: boolean): Columns<SubscriptionRow> =>
  ofOnePlan ? [person, ...others] : [person, plan, ...others];
