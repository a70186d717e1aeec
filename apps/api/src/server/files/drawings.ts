import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DrawingKind, DrawingSource, SourceFormat } from '@lectern/contract/content';
import type { DB } from '../../database/schema.generated';
import { notFound } from '../calls/errors';

interface Stored {
  /** The file of its picture, which was stored in the same transaction. */
  readonly fileId: number;
  readonly createdBy: number;
  /** The drawing that it was made from. */
  readonly fromFileId?: number | undefined;
}

/** Stores the source of a drawing next to its picture. A drawing that it was made from and that is gone is not noted. */
export const storeDrawing = async (
  db: Kysely<DB>,
  { kind, source, sourceFormat, tool, toolVersion }: DrawingSource,
  { fileId, createdBy, fromFileId }: Stored,
): Promise<void> => {
  const from =
    fromFileId === undefined
      ? undefined
      : await db
          .selectFrom('drawings')
          .select('fileId')
          .where('fileId', '=', fromFileId)
          .where('kind', '=', kind)
          .forKeyShare()
          .executeTakeFirst();
  await db
    .insertInto('drawings')
    .values({
      fileId,
      kind,
      source,
      sourceFormat,
      sourceSha256: createHash('sha256').update(source).digest(),
      tool,
      toolVersion,
      fromFileId: from?.fileId ?? null,
      createdBy,
    })
    .execute();
};

/** A drawing whose picture can be shown, with its source; of a replaced file that of the newest. @throws 404 when there is none */
export const readDrawing = async (db: Kysely<DB>, fileId: number) => {
  const row = await db
    .selectFrom('files')
    .innerJoin('drawings', (join) =>
      join.on((on) => on('drawings.fileId', '=', on.fn.coalesce('files.replacedById', 'files.id'))),
    )
    .select(['fileId', 'kind', 'source', 'sourceFormat', 'tool', 'toolVersion'])
    .where('files.id', '=', fileId)
    .where('files.status', '=', 'ready')
    .where('files.visibility', '=', 'public')
    .executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, kind: row.kind as DrawingKind, sourceFormat: row.sourceFormat as SourceFormat };
};
