import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { documentPath, newKey } from '../server/files/paths';
import type { ObjectStore } from '../storage/store';
import { decideParts } from './trainers';

/** A page of text as a PDF. */
const pdfOf = (lines: readonly string[]): Buffer => {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/[\\()]/g, '\\$&');
  const text = lines.map((line, at) => `${at === 0 ? '' : '0 -22 Td '}(${plain(line)}) Tj`).join(' ');
  const page = `BT /F1 14 Tf 60 760 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
};

interface Paper {
  readonly name: string;
  readonly lines: readonly string[];
}

const insertFile = async (
  db: Kysely<DB>,
  store: Pick<ObjectStore, 'write'>,
  { name, lines }: Paper,
  uploadedBy: number,
): Promise<number> => {
  const bytes = pdfOf(lines);
  const storageKey = newKey();
  await store.write(documentPath(storageKey), bytes);
  const { id } = await db
    .insertInto('files')
    .values({
      ...{ purpose: 'attachment', status: 'ready', visibility: 'private', originalName: name, extension: 'pdf' },
      ...{ mime: 'application/pdf', bytes: bytes.length, uploadOffset: bytes.length, storageKey, uploadedBy },
      sha256: createHash('sha256').update(bytes).digest(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const kinds = { registration: 'Registration', tax: 'Tax', owner_id: 'Owner’s identity' } as const;

/** A resume of each trainer but the newest two, and the papers of each agency whose steps are done. Objects are written before their rows. */
export const seedPersonFiles = async (db: Kysely<DB>, store: Pick<ObjectStore, 'write'>): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    const { id: admin } = await transaction
      .selectFrom('users')
      .select('id')
      .where('roleId', '=', 2)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    await sql`select set_config('app.user_id', ${String(admin)}, true)`.execute(transaction);
    const trainers = await sql<{ id: number; name: string; headline: string }>`
      select t.id, u.full_name as name, t.headline from trainers t join users u on u.id = t.user_id where t.state <> 'draft' order by t.id`.execute(
      transaction,
    );
    for (const { id: trainerId, name, headline } of trainers.rows) {
      const lines = [name, headline, 'Teacher, Hill School, 2015 to today', 'Bachelor of Science, Pune University'];
      const fileId = await insertFile(transaction, store, { name: `Resume ${name}.pdf`, lines }, admin);
      await transaction.insertInto('resumes').values({ trainerId, fileId }).execute();
    }
    const agencies = await transaction
      .selectFrom('agencies')
      .select(['id', 'name', 'registrationNo'])
      .where('onboardingStep', '=', 5)
      .orderBy('id')
      .execute();
    for (const { id: agencyId, name, registrationNo } of agencies)
      for (const [kind, title] of Object.entries(kinds)) {
        const paper = { name: `${title} ${name}.pdf`, lines: [title, name, registrationNo] };
        const fileId = await insertFile(transaction, store, paper, admin);
        await transaction
          .insertInto('agencyDocuments')
          .values({ agencyId, kind, fileId, number: registrationNo })
          .execute();
      }
    await decideParts(transaction, admin);
  });
};
