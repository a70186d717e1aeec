import type { Access } from '@lectern/contract';
import type { RecordCalls } from '@lectern/contract/records';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import type { Actor, Handlers } from '../server/calls/frame';
import { listSource, type ExportColumn } from '../server/list/list-source';
import { bulkAction, type BulkAction } from './bulk/bulk-action';
import { recordList, type ListOptions } from './record-list';
import { recordSource } from './search-source';
import { recordWrites, type WriteOptions } from './record-writes';
import type { RecordRow, RecordTable } from './table';
import { readUses } from './uses';

/** How the palette finds a record, and where it is opened. */
export interface SearchOptions {
  /** What tells a hit from others of its name, over the table as `t`. */
  readonly subtitle: string;
  /** The list's address; `?id=` opens one record. */
  readonly address: string;
}

/** A record with all that belongs to it on the server. At most fourteen keys: anything more is written by hand in addition. */
export interface ResourceOptions<
  One extends string,
  Row extends RecordRow,
  Written extends object,
  Status extends string,
  Read extends Access,
  Write extends Access,
  Remove extends Access,
> extends WriteOptions<Row, Written> {
  readonly calls: RecordCalls<One, Row, Written, Status, Read, Write, Remove>;
  readonly table: RecordTable<Row>;
  /** What a record is called, and many of them. */
  readonly noun: { readonly one: One; readonly many: string };
  readonly list: ListOptions;
  /** Column of the screen → how a file writes it. */
  readonly exports: Readonly<Record<string, ExportColumn<Row> | readonly ExportColumn<Row>[]>>;
  readonly search: SearchOptions;
}

/** Declares a record: gives the handlers of its seven calls, the source of its exports, and what can be done to many rows. */
export const defineResource = <
  One extends string,
  Row extends RecordRow,
  Written extends object,
  Status extends string,
  Read extends Access,
  Write extends Access,
  Remove extends Access,
>({
  calls,
  table,
  noun,
  list: listOptions,
  exports,
  search,
  ...writeOptions
}: ResourceOptions<One, Row, Written, Status, Read, Write, Remove>) => {
  // Inside, the record is any record: its own types are given back with the answer.
  const untyped = calls as unknown as RecordCalls;
  const list = recordList(untyped, table, listOptions);
  const writes = recordWrites(noun.one, untyped, table, writeOptions);
  const answer = (row: Row) => ({ [noun.one]: row });

  const handlers = {
    list: async ({ request, db, actor }) => list.answer(db, list.read(request, actor as Actor)),
    detail: async ({ request: { id }, db }) => ({
      ...answer(await table.read(db, id)),
      uses: await readUses(db, table.name, id),
    }),
    create: async (work) => answer(await writes.create(work)),
    update: async (work) => answer(await writes.update(work)),
    changeStatus: async (work) => answer(await writes.changeStatus(work)),
    delete: writes.remove,
    restore: async (work) => answer(await writes.restore(work)),
  } as Handlers<RecordCalls>;

  const source = listSource<Row>({
    call: untyped.list,
    nouns: noun.many,
    read: list.read,
    matching: list.matching,
    rows: list.page,
    names: (ids) => sql`select id, ${sql.ref(table.label)} as name from ${table.table} where id in (${ids})`,
    columns: exports,
  });
  const read = (db: Kysely<DB>, id: number) => table.read(db, id);
  const { one, many } = noun;
  const actions: readonly BulkAction[] = [
    bulkAction({
      name: `${one}.status`,
      title: `Change the status of ${many}`,
      source,
      call: untyped.changeStatus,
      work: writes.changeStatus,
      read,
    }),
    bulkAction({
      name: `${one}.delete`,
      title: `Delete ${many}`,
      source,
      call: untyped.delete,
      work: writes.remove,
      read,
    }),
    bulkAction({
      name: `${one}.restore`,
      title: `Restore ${many}`,
      source,
      call: untyped.restore,
      work: writes.restore,
      read,
    }),
  ];
  return {
    calls,
    table: table.name,
    noun,
    search: recordSource({
      table: table.name,
      label: table.label,
      among: table.among,
      noun: noun.many,
      access: calls.list.access,
      ...search,
    }),
    handlers: handlers as unknown as Handlers<RecordCalls<One, Row, Written, Status, Read, Write, Remove>>,
    source,
    actions,
    /** Creates and updates as the calls do, for imports. */
    writes,
  };
};
