import { messages, say, type RequestOf } from '@lectern/contract';
import type { TrainingAd, trainingAdCalls } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { readPrice } from '../../../records/price.queries';
import { trimmed } from '../../../records/record-writes';
import { proposeSlug, writtenSlug } from '../../../records/slug';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import { attachFile } from '../../../server/files/file-uses';
import { refuseOverLimit } from '../../commerce/limit/refuse-over-limit';
import { refuseUnpublishable } from './publishable';
import { trainingAds } from './training-ad.table';

type Written = RequestOf<typeof trainingAdCalls.create>;
type Owner = Pick<Written, 'trainerId' | 'agencyId'>;

const refuse = (field: string, label: string) =>
  badRequest(fieldError(field, 'live', say(messages.invalid, { field: label })));

/** @throws 400 unless it is one live trainer or one live agency */
const requireOwner = async (db: Kysely<DB>, { trainerId, agencyId }: Owner): Promise<void> => {
  if (Boolean(trainerId) === Boolean(agencyId))
    throw badRequest(fieldError('trainerId', 'owner', 'Choose a trainer or an agency, one of them'));
  const table = trainerId ? 'trainers' : 'agencies';
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where id = ${trainerId ?? agencyId} and deleted_at is null for key share`.execute(
    db,
  );
  if (rows.length === 0) throw trainerId ? refuse('trainerId', 'Trainer') : refuse('agencyId', 'Agency');
};

/** @throws 400 for a skill or a language that can't be chosen */
const requireSubject = async (db: Kysely<DB>, { skillId, languageId }: Partial<Written>): Promise<void> => {
  if (skillId !== undefined) {
    const { rows } = await sql`
      select 1 from skills where id = ${skillId} and deleted_at is null and status = 'active' for key share`.execute(
      db,
    );
    if (rows.length === 0) throw refuse('skillId', 'Skill');
  }
  if (languageId !== undefined) {
    const { rows } =
      await sql`select 1 from languages where id = ${languageId} and deleted_at is null and active`.execute(db);
    if (rows.length === 0) throw refuse('languageId', 'Language');
  }
};

/** @throws 409 while batches of somebody else are linked */
const requireOwnBatches = async (db: Kysely<DB>, id: number): Promise<void> => {
  const { rows } = await sql<{ title: string }>`
    select b.title from training_ads a join training_ad_batches l on l.training_ad_id = a.id join batches b on b.id = l.batch_id join trainers r on r.id = b.trainer_id
    where a.id = ${id} and (b.trainer_id = a.trainer_id or r.agency_id = a.agency_id) is not true order by b.id limit 1`.execute(
    db,
  );
  if (rows[0]) throw conflict(`“${rows[0].title}” is a batch of the present owner: remove it from the ad first`);
};

/** An ad that counts under the limit of its trainer's plan. */
export const isHeldAd = (status: TrainingAd['status']): boolean => status !== 'closed' && status !== 'rejected';

/** A draft; without a slug one is made from its title. */
export const createTrainingAd = async (db: Kysely<DB>, written: Written): Promise<number> => {
  const { price, slug, imageFileId = null, ...values } = written;
  await requireOwner(db, values);
  if (values.trainerId) await refuseOverLimit(db, 'trainer', values.trainerId, 'ads');
  await requireSubject(db, values);
  const [id, title] = [await trainingAds.nextId(db), values.title.trim()];
  await attachFile(db, 'imageFileId', 'image', imageFileId, {
    entity: 'training_ads',
    entityId: id,
    field: 'image_file_id',
    label: title,
  });
  return trainingAds.insert(db, {
    ...trimmed(values),
    id,
    imageFileId,
    slug: slug || (await proposeSlug(db, 'training_ads', title, id)),
    priceMinor: await readPrice(db, price, values.currency),
  });
};

/** @throws 409 at the limit of its trainer's plan */
export const requireAdRoom = async (db: Kysely<DB>, { trainerId, status }: TrainingAd): Promise<void> => {
  if (trainerId && isHeldAd(status)) await refuseOverLimit(db, 'trainer', trainerId, 'ads');
};

/** What is absent stays; a published ad has to stay one that can be published. */
export const updateTrainingAd = async (db: Kysely<DB>, row: TrainingAd, written: Partial<Written>): Promise<void> => {
  if (Object.keys(written).length === 0) return;
  const { price, slug, ...values } = written;
  const { title = row.title, currency = row.currency, imageFileId } = values;
  const owner = { trainerId: row.trainerId, agencyId: row.agencyId, ...values };
  const isOwned = values.trainerId !== undefined || values.agencyId !== undefined;
  if (isOwned) await requireOwner(db, owner);
  if (owner.trainerId && owner.trainerId !== row.trainerId && isHeldAd(row.status))
    await refuseOverLimit(db, 'trainer', owner.trainerId, 'ads');
  await requireSubject(db, {
    ...(values.skillId !== row.skillId && { skillId: values.skillId }),
    ...(values.languageId !== row.languageId && { languageId: values.languageId }),
  });
  if (imageFileId !== undefined && imageFileId !== row.imageFileId)
    await attachFile(db, 'imageFileId', 'image', imageFileId, {
      entity: 'training_ads',
      entityId: row.id,
      field: 'image_file_id',
      label: title,
    });
  await trainingAds.update(db, row, {
    ...trimmed(values),
    slug: await writtenSlug(db, 'training_ads', slug, { name: title, id: row.id }),
    ...((price !== undefined || values.currency !== undefined) && {
      priceMinor: await readPrice(db, price ?? row.price, currency),
    }),
  });
  if (isOwned) await requireOwnBatches(db, row.id);
  if (row.status === 'published') await refuseUnpublishable(db, row.id);
};
