import { couponCalls } from '@lectern/contract/commerce';
import type { Access, Call } from '@lectern/contract';
import { studentCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import type { SearchSource } from '../records/search-source';
import type { ListedTables } from '../server/live/changed';
import { ownSources } from './platform/search/sources';
import { resources } from './resources';

/** A kind of record, as search, open lists, histories and the purge know it. */
interface RecordKind {
  /** The audit log, events and search name it by its table. */
  readonly table: string;
  /** Who reads its history: who may read the record itself. */
  readonly access: Access;
  /** Open pages of this list hear of changes. */
  readonly list?: Pick<Call, 'path' | 'access'>;
  readonly search?: SearchSource;
  /** Its deleted rows are removed for good when they can no longer be restored. People are erased instead. */
  readonly isPurged: boolean;
}

const listed = (
  table: string,
  list: Pick<Call, 'path' | 'access'>,
  search: SearchSource,
  isPurged: boolean,
): RecordKind => ({ table, access: list.access, list, search, isPurged });

/** Every kind in the order in which hits are shown; what others refer to comes before them. Those that are not resources yet are named here. */
const kinds: readonly RecordKind[] = [
  listed('students', studentCalls.list, ownSources.students, false),
  listed('users', userCalls.list, ownSources.users, false),
  listed('coupons', couponCalls.list, ownSources.coupons, true),
  { table: 'faq_categories', access: ['settings'], isPurged: true },
  ...resources.map(({ table, calls, search }) => listed(table, calls.list, search, true)),
];

/** Type → how it is searched for, in the order in which hits are shown. */
export const searchSources: ReadonlyMap<string, SearchSource> = new Map(
  kinds.flatMap(({ table, search }) => (search ? [[table, search] as const] : [])),
);

/** Table → who may read the history of its records. */
export const historyAccess: ReadonlyMap<string, Access> = new Map(kinds.map(({ table, access }) => [table, access]));

/** Table → its list, to whose readers changes are sent. */
export const listedTables: ListedTables = new Map(
  kinds.flatMap(({ table, list }) => (list ? [[table, list] as const] : [])),
);

/** Tables whose deleted rows are purged: what is referred to comes last. */
export const purgedTables: readonly string[] = kinds
  .filter(({ isPurged }) => isPurged)
  .map(({ table }) => table)
  .reverse();
