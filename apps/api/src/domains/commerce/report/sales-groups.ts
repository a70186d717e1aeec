import type { SaleItemKind, SalesGroup } from '@lectern/contract/commerce';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { timeKeys } from './read-groups.queries';

/** The key of sales in a grouping, over the columns of facts and of daily sums alike. */
export const salesKeys: Readonly<Record<SalesGroup, (shown: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  ...timeKeys,
  item: () => sql`d.item_kind || ':' || d.item_id`,
  category: () => sql`d.category_id::text`,
  channel: () => sql`d.channel`,
  seller: () => sql`d.seller_trainer_id::text`,
  currency: () => sql`d.currency::text`,
};

/** Sales of one kind of item; plans are those of students and of trainers. */
export const ofItemKind = (kind: SaleItemKind | undefined): RawBuilder<SqlBool> => {
  if (kind === undefined) return sql<SqlBool>`true`;
  return kind === 'plan' ? sql<SqlBool>`d.item_kind in ('plan', 'trainer_plan')` : sql<SqlBool>`d.item_kind = ${kind}`;
};
