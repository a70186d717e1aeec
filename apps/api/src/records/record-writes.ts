import { usesInWords } from '@lectern/contract/catalog/category-uses';
import type { RecordCalls } from '@lectern/contract/records';
import type { Kysely } from 'kysely';
import type { ObjectSchema } from 'yup';
import type { DB } from '../database/schema.generated';
import { changesOf, type AuditEntry } from '../server/calls/audit';
import { conflict } from '../server/calls/errors';
import type { RecordRow, RecordTable, Versioned } from './table';
import { readUses } from './uses';

/** What a write needs, from any source: a request, an import or a bulk action. */
export interface Writing<Request> {
  readonly request: Request;
  readonly db: Kysely<DB>;
  audit(entry: AuditEntry): void;
}

/** Field → check of a record that it newly refers to. @throws 400 on the field */
export type References<Written> = {
  readonly [Field in keyof Written]?: (db: Kysely<DB>, value: NonNullable<Written[Field]>) => Promise<unknown>;
};

/** Checks what `written` newly refers to. What the row refers to already may stay, whatever became of it. */
const requireReferences = async <Written extends object>(
  db: Kysely<DB>,
  references: References<Written>,
  written: Partial<Written>,
  row: Partial<Written>,
): Promise<void> => {
  for (const field of Object.keys(references) as (keyof Written)[]) {
    const value = written[field];
    if (value !== undefined && value !== null && value !== row[field]) await references[field]?.(db, value);
  }
};

/** What a record does by hand when it is written; the standard writes its fields as they are, without space around. */
export interface WriteOptions<Row extends RecordRow, Written extends object> {
  /** Inserts a record and what belongs to it; answers its id. */
  readonly create?: (db: Kysely<DB>, written: Written) => Promise<number>;
  /** Writes what is there of a locked record and what belongs to it; a status alone, too. */
  readonly update?: (db: Kysely<DB>, row: Row, written: Partial<Written>) => Promise<void>;
  /** The records that it refers to; create and update run after their checks. */
  readonly references?: References<Written>;
  /** Locks what the record refers to, before the record itself: by its id and what is written, or by the row that is restored. */
  readonly lockFirst?: (db: Kysely<DB>, values: Partial<Written> & Pick<Versioned, 'id'>) => Promise<unknown>;
  /** @throws a refusal where a locked row cannot come back */
  readonly beforeRestore?: (db: Kysely<DB>, row: Row) => Promise<void>;
}

/** These values, texts without space around them. */
export const trimmed = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );

/** The writes of a record: each locks, writes a new version and notes what changed, in the order of the form. */
export const recordWrites = <Row extends RecordRow, Written extends object>(
  one: string,
  calls: RecordCalls,
  table: RecordTable<Row>,
  { create: createOwn, update: updateOwn, references = {}, lockFirst, beforeRestore }: WriteOptions<Row, Written>,
) => {
  const fields = Object.keys((calls.create.request as ObjectSchema<object>).fields);
  const entry = (action: string, row: Row, before: Partial<Row>, after: Partial<Row>): AuditEntry => ({
    action: `${one}.${action}`,
    entity: table.name,
    entityId: row.id,
    label: String(row[table.label as keyof Row]),
    changes: changesOf<Row>(before, after, [...fields, 'deletedAt'] as (keyof Row & string)[]),
  });

  const write = async (db: Kysely<DB>, row: Row, written: Partial<Written>): Promise<void> => {
    if (updateOwn) await updateOwn(db, row, written);
    else if (Object.keys(written).length > 0) await table.update(db, row, trimmed(written));
  };

  const create = async ({ request, db, audit }: Writing<unknown>): Promise<Row> => {
    const written = request as Written;
    await requireReferences(db, references, written, {});
    const id = await (createOwn ? createOwn(db, written) : table.insert(db, trimmed(written)));
    const row = await table.read(db, id);
    audit(entry('create', row, {}, row));
    return row;
  };

  const update = async ({ request, db, audit }: Writing<unknown>): Promise<Row> => {
    const { id, version, ...rest } = request as Versioned & Partial<Written>;
    const written = rest as unknown as Partial<Written>;
    await lockFirst?.(db, request as Partial<Written> & Versioned);
    const before = await table.lock(db, { id, version });
    await requireReferences(db, references, written, before as unknown as Partial<Written>);
    await write(db, before, written);
    const after = await table.read(db, id);
    audit(entry('update', after, before, after));
    return after;
  };

  const changeStatus = async ({ request, db, audit }: Writing<unknown>): Promise<Row> => {
    const { status, ...versioned } = request as Versioned & Pick<Row, 'status'>;
    await lockFirst?.(db, request as Partial<Written> & Versioned);
    const row = await table.lock(db, versioned);
    await write(db, row, { status } as unknown as Partial<Written>);
    audit(entry('changeStatus', row, { status: row.status } as Partial<Row>, { status } as Partial<Row>));
    return table.read(db, row.id);
  };

  /** Deletes a record that nothing uses. @throws 409 with the counts of what uses it */
  const remove = async ({ request, db, audit }: Writing<unknown>): Promise<{ restorableUntil: string }> => {
    const row = await table.lock(db, request as Versioned);
    const uses = await readUses(db, table.name, row.id);
    if (uses.length > 0)
      throw conflict(`${String(row[table.label as keyof Row])} is still used by ${usesInWords(uses)}`, {
        result: { uses },
      });
    const restorableUntil = await table.softDelete(db, row.id);
    audit(entry('delete', row, {}, {}));
    return { restorableUntil };
  };

  const restore = async ({ request, db, audit }: Writing<unknown>): Promise<Row> => {
    const versioned = request as Versioned;
    if (lockFirst) await lockFirst(db, (await table.read(db, versioned.id)) as unknown as Partial<Written> & Versioned);
    const row = await table.lockDeleted(db, versioned);
    await beforeRestore?.(db, row);
    await table.update(db, row, { deletedAt: null });
    audit(entry('restore', row, { deletedAt: row.deletedAt } as Partial<Row>, { deletedAt: null } as Partial<Row>));
    return table.read(db, row.id);
  };
  return { create, update, changeStatus, remove, restore };
};
