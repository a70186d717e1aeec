import type { Access, Call } from '@lectern/contract';
import type { RecordCalls } from '@lectern/contract/records';
import type { Handlers } from '../server/calls/frame';
import { listedRecord, type ListedOptions } from './listed';
import { recordSource } from './search-source';
import { recordWrites, type WriteOptions } from './record-writes';
import type { StatusWriting } from './status-flow';
import type { RecordRow } from './table';
import { readUses } from './uses';

/** How the palette finds a record, and where it is opened. */
export interface SearchOptions {
  /** Distinguishes a hit from others of the same name, over the table as `t`. */
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
  Listed,
>
  extends
    WriteOptions<Row, Written>,
    ListedOptions<RecordCalls<One, Row, Written, Status, Read, Write, Remove, Listed>, Row> {
  readonly noun: { readonly one: One; readonly many: string };
  readonly search: SearchOptions;
  /** Changes a status that has a flow; without it a status is set by `update`, of many records too. */
  readonly changeStatus?: (work: StatusWriting) => Promise<Row>;
}

type PageFields = { readonly items: { readonly innerType: { readonly fields: object } } };

/** The columns of a row of this list. */
const columnsOf = ({ response }: Call): ReadonlySet<string> => {
  const { fields } = response as unknown as { readonly fields: PageFields };
  return new Set(Object.keys(fields.items.innerType.fields));
};
const only = (row: object, columns: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name)));

/** Declares a record: gives the handlers of its seven calls, the source of its exports, and what can be done to many rows. */
export const defineResource = <
  One extends string,
  Row extends RecordRow,
  Written extends object,
  Status extends string,
  Read extends Access,
  Write extends Access,
  Remove extends Access,
  Listed,
>({
  calls,
  table,
  noun,
  list,
  exports,
  search,
  changeStatus,
  ...writeOptions
}: ResourceOptions<One, Row, Written, Status, Read, Write, Remove, Listed>) => {
  // Inside, the record is any record: its own types are given back with the answer.
  const untyped = calls as unknown as RecordCalls;
  const { action, readList, ...listed } = listedRecord({ calls: untyped, table, noun, list, exports });
  const writes = recordWrites(noun.one, untyped, table, writeOptions);
  const answer = (row: Row) => ({ [noun.one]: row });
  const columns = columnsOf(calls.list);

  const handlers = {
    list: async (work: Parameters<typeof readList>[0]) => {
      const { items, ...page } = await readList(work);
      return { ...page, items: items.map((row) => only(row, columns)) };
    },
    detail: async ({ request: { id }, db }) => ({
      ...answer(await table.read(db, id)),
      uses: await readUses(db, table.name, id),
    }),
    create: async (work) => answer(await writes.create(work)),
    update: async (work) => answer(await writes.update(work)),
    changeStatus: async (work) =>
      answer(await (changeStatus ?? writes.changeStatus)(work as typeof work & StatusWriting)),
    delete: writes.remove,
    restore: async (work) => answer(await writes.restore(work)),
  } as Handlers<RecordCalls>;

  const { label, among } = table;
  return {
    ...listed,
    noun,
    search: recordSource({ table: table.name, label, among, noun: noun.many, access: calls.list.access, ...search }),
    handlers: handlers as unknown as Handlers<RecordCalls<One, Row, Written, Status, Read, Write, Remove, Listed>>,
    actions: [
      ...(changeStatus
        ? []
        : [action('status', `Change the status of ${noun.many}`, untyped.changeStatus, writes.changeStatus)]),
      action('delete', `Delete ${noun.many}`, untyped.delete, writes.remove),
      action('restore', `Restore ${noun.many}`, untyped.restore, writes.restore),
    ],
    isPurged: true,
    /** Creates and updates as the calls do, for imports. */
    writes,
  };
};
