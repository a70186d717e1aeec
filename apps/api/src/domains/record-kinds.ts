import type { Access } from '@lectern/contract';
import type { ListedRecord } from '../records/listed';
import { campaignCalls, invoiceCalls, paylinkCalls, paymentCalls, refundCalls } from '@lectern/contract/commerce';
import { conversationCalls } from '@lectern/contract/people';
import type { SearchSource } from '../records/search-source';
import type { ListedTables } from '../server/live/changed';
import { campaignSearch } from './commerce/campaign/campaign-search';
import { invoiceSearch } from './commerce/invoice/invoice-search';
import { paymentSearch } from './commerce/payment/read/payment-search';
import { resources } from './resources';

const records: readonly ListedRecord[] = resources;

/** The records of each table: accounts have a list of all, and one of staff. */
const byTable: ReadonlyMap<string, readonly ListedRecord[]> = new Map(
  records.map(({ table }) => [table, records.filter((each) => each.table === table)]),
);

/** Who may read any of these lists. */
const readersOf = (lists: readonly ListedRecord[]): Access => {
  const access = lists.map(({ calls }) => calls.list.access);
  const open = access.find((each) => typeof each === 'string');
  return open ?? (access.flat() as unknown as Access);
};

/** Type → how it is searched for, in the order in which hits are shown. */
export const searchSources: ReadonlyMap<string, SearchSource> = new Map([
  ...records.map(({ table, search }) => [search.type ?? table, search] as const),
  ['campaigns', campaignSearch],
  ['payments', paymentSearch],
  ['invoices', invoiceSearch],
]);

/** Table → who may read the history of its records: who may read the record itself. */
export const historyAccess: ReadonlyMap<string, Access> = new Map([
  ...[...byTable].map(([table, lists]) => [table, readersOf(lists)] as const),
  ['faq_categories', ['settings']],
]);

/** Table → its lists, to whose readers changes are sent. */
export const listedTables: ListedTables = new Map([
  ...[...byTable].map(([table, lists]) => [table, lists.map(({ calls }) => calls.list)] as const),
  ['conversations', [conversationCalls.list]],
  ['payment_links', [paylinkCalls.list]],
  ['refunds', [refundCalls.list]],
  ['payments', [paymentCalls.list]],
  ['invoices', [invoiceCalls.list]],
  ['marketing_entries', [campaignCalls.entries]],
]);

/** Tables whose deleted rows are purged: what is referred to comes last. */
export const purgedTables: readonly string[] = [
  'faq_categories',
  'library_folders',
  ...records.flatMap(({ table, isPurged }) => (isPurged ? [table] : [])),
].reverse();
