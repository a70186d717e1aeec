import { messages, say, type ResponseOf } from '@lectern/contract';
import type { AdBatch, trainingAdCalls } from '@lectern/contract/catalog';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError, notFound } from '../../../server/calls/errors';
import type { AuditEntry } from '../../../server/calls/audit';
import type { Work } from '../../../server/calls/frame';
import { escapeLike } from '../../../server/list/list-query';
import { refuseUnpublishable } from './publishable';

type Batches = ResponseOf<typeof trainingAdCalls.batches>;
interface Locked {
  readonly title: string;
  readonly status: string;
}

const rowsWhere = async (db: Kysely<DB>, condition: RawBuilder<unknown>): Promise<AdBatch[]> =>
  (
    await sql<AdBatch>`
      select b.id, b.title, b.timing_status::text as status, u.full_name as trainer_name, b.time_zone, b.starts_at, b.ends_at, b.seats, b.seats_taken, l.linked_at
      from batches b join trainers r on r.id = b.trainer_id join users u on u.id = r.user_id left join training_ad_batches l on l.batch_id = b.id
      where ${condition} order by b.starts_at, b.id limit 200`.execute(db)
  ).rows;

/** Batches of the ad's trainer, or of a trainer of its agency. */
const ofOwner = (adId: number) => sql`exists (
  select 1 from training_ads a where a.id = ${adId} and (a.trainer_id = b.trainer_id or a.agency_id = r.agency_id))`;
const isBookable = sql`b.timing_status in (2, 3) and b.deleted_at is null`;

const linkedTo = async (db: Kysely<DB>, id: number): Promise<Batches> => ({
  batches: await rowsWhere(db, sql`l.training_ad_id = ${id} and b.deleted_at is null`),
});

export const readAdBatches = async ({ request: { id }, db }: Work<typeof trainingAdCalls.batches>): Promise<Batches> =>
  linkedTo(db, id);

export const readBatchChoices = async ({
  request: { id, q = '' },
  db,
}: Work<typeof trainingAdCalls.batchChoices>): Promise<Batches> => ({
  batches: (
    await rowsWhere(
      db,
      sql`${ofOwner(id)} and ${isBookable} and l.batch_id is null and b.title ilike ${`%${escapeLike(q)}%`}`,
    )
  ).slice(0, 50),
});

/** The ad, so that a status and its batches do not change past each other. @throws 404, and 409 for one that is closed */
const lockAd = async (db: Kysely<DB>, id: number): Promise<Locked> => {
  const { rows } = await sql<Locked>`
    select title, status from training_ads where id = ${id} and deleted_at is null for update`.execute(db);
  if (!rows[0]) throw notFound();
  if (rows[0].status === 'closed') throw conflict('This ad is closed: its batches stay as they are');
  return rows[0];
};

const entry = (id: number, { title }: Locked, batch: string, isLinked: boolean): AuditEntry => ({
  action: isLinked ? 'trainingAd.linkBatch' : 'trainingAd.unlinkBatch',
  entity: 'training_ads',
  entityId: id,
  label: title,
  changes: { batch: isLinked ? [null, batch] : [batch, null] },
});

/** Links a batch. @throws 400 for a batch of somebody else or one that is over, 409 for a batch that an ad has already */
export const linkBatch = async ({
  request: { id, batchId },
  db,
  actor,
  audit,
}: Work<typeof trainingAdCalls.linkBatch>): Promise<Batches> => {
  const ad = await lockAd(db, id);
  await sql`select 1 from batches where id = ${batchId} for key share`.execute(db);
  const [batch] = await rowsWhere(db, sql`b.id = ${batchId} and ${ofOwner(id)} and ${isBookable}`);
  if (!batch) throw badRequest(fieldError('batchId', 'own', say(messages.invalid, { field: 'Batch' })));
  const { rows } = await sql`
    insert into training_ad_batches (batch_id, training_ad_id, linked_by) values (${batchId}, ${id}, ${actor.userId})
    on conflict do nothing returning 1`.execute(db);
  if (rows.length === 0) throw conflict('This batch belongs to an ad already', { result: await linkedTo(db, id) });
  audit(entry(id, ad, batch.title, true));
  return linkedTo(db, id);
};

/** Removes a batch from its ad; the batch itself stays. @throws 409 for the last one that a published ad needs */
export const unlinkBatch = async ({
  request: { id, batchId },
  db,
  audit,
}: Work<typeof trainingAdCalls.unlinkBatch>): Promise<Batches> => {
  const ad = await lockAd(db, id);
  const { rows } = await sql<{ title: string }>`
    delete from training_ad_batches l using batches b where l.batch_id = ${batchId} and l.training_ad_id = ${id} and b.id = l.batch_id returning b.title`.execute(
    db,
  );
  if (!rows[0]) throw notFound();
  if (ad.status === 'published') await refuseUnpublishable(db, id);
  audit(entry(id, ad, rows[0].title, false));
  return linkedTo(db, id);
};
