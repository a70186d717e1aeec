import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
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
    const { rows } = await sql<{ id: number }>`
      insert into files (purpose, status, visibility, original_name, extension, mime, bytes, sha256, storage_key, uploaded_by)
      values ('export', 'ready', 'private', ${`${name}.${extension}`}, ${extension}, ${mimes[extension]}, ${size}, ${sha256}, ${key}, ${job.userId}) returning id`.execute(
      db,
    );
    fileId = rows[0]?.id ?? 0;
    return { done: done() };
  });
  return fileId;
};
