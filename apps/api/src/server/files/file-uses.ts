import type { Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { fieldConflict } from '../calls/errors';

/** The row that uses a file, in one of its fields. */
export interface Use {
  /** The table of the row. */
  readonly entity: string;
  readonly entityId: number;
  readonly field: string;
  /** What a person calls the row. */
  readonly label: string;
}

/**
 * Makes `fileId` (null: none) the only file that this field uses; in the transaction that writes the field. The file is kept from being
 * deleted meanwhile (H7). @throws 409 on `property` when it is not ready for this purpose
 */
export const attachFile = async (
  db: Kysely<DB>,
  property: string,
  purpose: string,
  fileId: number | null,
  { entity, entityId, field, label }: Use,
): Promise<void> => {
  if (fileId !== null) {
    const file = await db
      .selectFrom('files')
      .select('id')
      .where('id', '=', fileId)
      .where('status', '=', 'ready')
      .where('purpose', '=', purpose)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('libraryItemVersions as v')
              .innerJoin('libraryItems as i', 'i.id', 'v.itemId')
              .select('i.id')
              .whereRef('v.fileId', '=', 'files.id')
              .where('i.deletedAt', 'is not', null),
          ),
        ),
      )
      .forKeyShare()
      .executeTakeFirst();
    if (!file) throw fieldConflict(property, 'This file is not there any more: upload it again');
  }
  await db
    .deleteFrom('fileUses')
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('field', '=', field)
    .$if(fileId !== null, (query) => query.where('fileId', '<>', fileId!))
    .execute();
  if (fileId !== null) {
    await db
      .insertInto('fileUses')
      .values({ fileId, entity, entityId, field, label })
      .onConflict((on) => on.columns(['fileId', 'entity', 'entityId', 'field']).doUpdateSet({ label }))
      .execute();
  }
};

/** The row is called otherwise now. */
export const renameUses = async (db: Kysely<DB>, { entity, entityId, label }: Omit<Use, 'field'>): Promise<void> => {
  await db
    .updateTable('fileUses')
    .set({ label })
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .execute();
};
