import { personFileTypes } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { attachmentPurpose, requireAttachment } from '../../../server/files/attachment';

/**
 * Keeps a document from being collected while a row begins to name it. @throws 409 on `fileId` when it is not there, of another type, or
 * somebody else's: who attaches it has uploaded it, or the row has it already
 */
export const requirePersonFile = async (
  db: Kysely<DB>,
  fileId: number,
  { userId, types, has }: { readonly userId: number; readonly types?: readonly string[]; readonly has?: number | null },
): Promise<void> => {
  if (fileId !== has) await requireAttachment(db, fileId, { userId, types, refusal: 'Choose a PDF or DOCX file' });
};

/** The types of a resume: a picture of one can't be searched. */
export const resumeTypes = [personFileTypes.pdf, personFileTypes.docx];

export interface StoredPersonFile {
  readonly id: number;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly key: string;
  readonly ofTrainer: boolean;
  readonly ofAgency: boolean;
}

/** A document that a row of a trainer or an agency names; nothing for any other file. */
export const readPersonFile = async (db: Kysely<DB>, id: number): Promise<StoredPersonFile | undefined> => {
  const { rows } = await sql<StoredPersonFile>`
    select f.id, f.original_name as name, f.mime, f.bytes, f.storage_key as key,
      exists (select 1 from file_uses u where u.file_id = f.id and u.entity in ('resumes', 'certifications', 'educations')) as of_trainer,
      exists (select 1 from file_uses u where u.file_id = f.id and u.entity = 'agency_documents') as of_agency
    from files f where f.id = ${id} and f.purpose = ${attachmentPurpose} and f.status = 'ready'`.execute(db);
  return rows[0];
};
