import type { Access } from '@lectern/contract';
import { conversationCalls } from '@lectern/contract/people';
import type { SearchSource } from '../records/search-source';
import type { ListedTables } from '../server/live/changed';
import { resources } from './resources';

/** Type → how it is searched for, in the order in which hits are shown. */
export const searchSources: ReadonlyMap<string, SearchSource> = new Map(
  resources.map(({ table, search }) => [table, search]),
);

/** Table → who may read the history of its records: who may read the record itself. */
export const historyAccess: ReadonlyMap<string, Access> = new Map([
  ...resources.map(({ table, calls }) => [table, calls.list.access] as const),
  ['faq_categories', ['settings']],
]);

/** Table → its list, to whose readers changes are sent. */
export const listedTables: ListedTables = new Map([
  ...resources.map(({ table, calls }) => [table, calls.list] as const),
  ['conversations', conversationCalls.list],
]);

/** Tables whose deleted rows are purged: what is referred to comes last. */
export const purgedTables: readonly string[] = [
  'faq_categories',
  ...resources.flatMap(({ table, isPurged }) => (isPurged ? [table] : [])),
].reverse();
