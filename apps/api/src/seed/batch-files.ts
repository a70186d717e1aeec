import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { storeDocument } from '../domains/content/library/keep-document';
import { documentPath, newKey } from '../server/files/paths';
import type { ObjectStore } from '../storage/store';
import { driveFiles, driveFolders } from './batch-content-data';

/** Nine files in the drive of each batch. The objects are written first: a row never names one that is not there. */
export const seedBatchFiles = async (db: Kysely<DB>, store: Pick<ObjectStore, 'write'>): Promise<void> => {
  const { rows: batches } = await sql<{ id: number; title: string; uploadedBy: number }>`
    select b.id, b.title, coalesce(b.created_by, (select min(id) from users)) as uploaded_by from batches b where b.deleted_at is null order by b.id`.execute(
    db,
  );
  const places = [
    ...driveFiles.map((name) => ({ folder: null, name })),
    ...driveFolders.flatMap(([folder, , names]) => names.map((name) => ({ folder, name }))),
  ];
  for (const batch of batches)
    for (const { folder, name } of places) {
      const isTable = name.endsWith('.csv');
      const bytes = Buffer.from(isTable ? `word,meaning\nsum,what an addition gives\n` : `${name}\n\n${batch.title}\n`);
      const storageKey = newKey();
      await store.write(documentPath(storageKey), bytes);
      const kept = {
        ...{
          name,
          extension: isTable ? 'csv' : 'txt',
          mime: isTable ? 'text/csv' : 'text/plain',
          bytes: bytes.length,
          storageKey,
        },
        sha256: createHash('sha256').update(bytes).digest(),
      };
      await db.transaction().execute(async (transaction) => {
        const { id } = await storeDocument(transaction, kept, { purpose: 'drive', uploadedBy: batch.uploadedBy });
        await sql`insert into drive_items (batch_id, parent_id, kind, name, file_id, created_by)
          values (${batch.id}, (select id from drive_items where batch_id = ${batch.id} and kind = 'folder' and name = ${folder}), 'file', ${name}, ${id}, ${batch.uploadedBy})`.execute(
          transaction,
        );
      });
    }
};
