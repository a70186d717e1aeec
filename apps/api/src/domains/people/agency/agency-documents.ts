import type { RequestOf } from '@lectern/contract';
import { documentKinds, type agencyDocumentCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { fieldConflict, notFound, stale } from '../../../server/calls/errors';
import type { Actor, Handlers } from '../../../server/calls/frame';
import { violates } from '../../../server/calls/postgres-errors';
import { requirePersonFile } from '../checked/person-file.queries';
import { agencyEntry } from './agency-audit';
import { agencyShownTo, readAgency } from './agency.queries';
import { lockAgency } from './agency-write.queries';

type Written = Omit<RequestOf<typeof agencyDocumentCalls.add>, 'agencyId'>;

/** Adds a document to a locked agency. @throws 409 on its kind when there is one already */
export const addDocument = async (
  db: Kysely<DB>,
  actor: Actor,
  agencyId: number,
  { kind, title = '', number = '', fileId, expiresOn }: Written,
): Promise<void> => {
  await requirePersonFile(db, fileId, { userId: actor.userId });
  try {
    await db
      .insertInto('agencyDocuments')
      .values({ agencyId, kind, title: title.trim(), number: number.trim(), fileId, expiresOn: expiresOn || null })
      .execute();
  } catch (error) {
    throw violates(error, 'agency_documents_kind')
      ? fieldConflict('kind', 'A document of this kind is there already')
      : error;
  }
};

export const agencyDocumentHandlers: Handlers<typeof agencyDocumentCalls> = {
  add: async ({ request: { agencyId, ...document }, db, actor, audit }) => {
    const agency = await lockAgency(db, agencyId);
    await addDocument(db, actor, agencyId, document);
    audit(agencyEntry('agency.document', agency, { documents: [null, documentKinds[document.kind]] }));
    return { agency: agencyShownTo(actor, await readAgency(db, agencyId)) };
  },

  remove: async ({ request: { id, version }, db, actor, audit }) => {
    const row = await db
      .selectFrom('agencyDocuments')
      .select('agencyId')
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!row) throw notFound();
    const agency = await lockAgency(db, row.agencyId);
    const document = agency.documents.find((each) => each.id === id);
    if (!document) throw notFound();
    if (document.version !== version) throw stale(document);
    await sql`update agency_documents set deleted_at = now() where id = ${id}`.execute(db);
    audit(agencyEntry('agency.document', agency, { documents: [documentKinds[document.kind], null] }));
    return { agency: agencyShownTo(actor, await readAgency(db, agency.id)) };
  },
};
