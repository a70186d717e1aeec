import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { newKey } from '../files/paths';
import type { JobWork } from './job';

/** A file that a job makes. */
export interface Output {
  /** What it is saved as. */
  readonly name: string;
  readonly extension: 'csv' | 'xlsx';
  readonly bytes: AsyncIterable<Buffer>;
}

const mimes = { csv: 'text/csv', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

/** Where the file of a job's key is in the store. */
export const outputPath = (key: string): string => `${key}/output`;

interface Kept {
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly key: string;
  /** Its owner; null for a file that only goes with mails. */
  readonly userId: number | null;
}

/** Writes the row of a private file that is in the store at its key's `outputPath`; gives its id. */
export const insertOutput = async (
  db: Kysely<DB>,
  { name, mime, size, sha256, key, userId }: Kept,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into files (purpose, status, visibility, original_name, extension, mime, bytes, sha256, storage_key, uploaded_by)
    values ('export', 'ready', 'private', ${name}, ${name.slice(name.lastIndexOf('.') + 1)}, ${mime}, ${size}, ${sha256}, ${key}, ${userId}) returning id`.execute(
    db,
  );
  return rows[0]!.id;
};

/** Keeps what a job made as the requester's private file; gives its id. A half file after a crash is neither overwritten nor shown. */
export const keepOutput = async (
  { services, job, step }: JobWork,
  { name, extension, bytes }: Output,
  done: () => number,
): Promise<number> => {
  const key = newKey();
  const digest = createHash('sha256');
  let size = 0;
  const counted = async function* () {
    for await (const chunk of bytes) {
      digest.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await services.store.writeFrom(outputPath(key), Readable.from(counted(), { objectMode: false }));
  const sha256 = digest.digest();
  let fileId = 0;
  await step(async (db) => {
    fileId = await insertOutput(db, {
      ...{ name: `${name}.${extension}`, mime: mimes[extension], size, sha256, key, userId: job.userId },
    });
    return { done: done() };
  });
  return fileId;
};
