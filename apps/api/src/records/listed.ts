import type { Access, Call, ListRequest } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { Actor } from '../server/calls/frame';
import { listSource, type ExportColumn, type ListSource } from '../server/list/list-source';
import { bulkActionsOn, type BulkAction } from './bulk/bulk-action';
import { recordList, type ListOptions } from './record-list';
import type { SearchSource } from './search-source';
import type { RecordRow, RecordTable } from './table';

/** A record as search, open lists, histories, the purge, exports and bulk actions know it. */
export interface ListedRecord {
  /** The audit log, events and search name it by its table. */
  readonly table: string;
  /** Open pages of this list hear of changes; who reads it reads the histories of its rows. */
  readonly calls: { readonly list: Pick<Call, 'path' | 'access'> };
  readonly search: SearchSource;
  readonly source: ListSource;
  readonly actions: readonly BulkAction[];
  /** Its deleted rows are removed for good when they can no longer be restored. People are erased instead. */
  readonly isPurged: boolean;
}

/** What a list is made of. */
export interface ListedOptions<Calls, Row extends RecordRow> {
  readonly calls: Calls;
  readonly table: RecordTable<Row>;
  /** What a record is called, and many of them. */
  readonly noun: { readonly one: string; readonly many: string };
  readonly list: ListOptions;
  /** Column of the screen → how a file writes it. */
  readonly exports: Readonly<Record<string, ExportColumn<Row> | readonly ExportColumn<Row>[]>>;
}

/** The half of a record that is read: the handler of its list, the source of exports, and how an action on many is declared. */
export const listedRecord = <
  Calls extends { readonly list: Call; readonly restore: { readonly access: Access } },
  Row extends RecordRow,
>({
  calls,
  table,
  noun,
  list: options,
  exports,
}: ListedOptions<Calls, Row>) => {
  const list = recordList(calls, table, options);
  const source = listSource<Row>({
    call: calls.list,
    nouns: noun.many,
    read: list.read,
    matching: list.matching,
    rows: list.page,
    names: (ids) => sql`select id, ${sql.ref(table.label)} as name from ${table.table} where id in (${ids})`,
    columns: exports,
  });
  return {
    calls,
    table: table.name,
    noun,
    readList: ({ request, db, actor }: { request: ListRequest; db: Kysely<DB>; actor: Actor }) =>
      list.answer(db, list.read(request, actor)),
    source,
    action: bulkActionsOn(noun.one, { source, read: table.read }),
  };
};
