import type { TrainingAd, TrainingAdRow } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { priceText } from '../../../records/price.queries';
import { recordTable } from '../../../records/table';

const ofBatches = (value: string) =>
  sql`(select ${sql.raw(value)} from training_ad_batches l join batches b on b.id = l.batch_id where l.training_ad_id = t.id)`;

const listed = {
  ownerName: sql`coalesce(
    (select u.full_name from trainers r join users u on u.id = r.user_id where r.id = t.trainer_id),
    (select u.full_name from agencies g join users u on u.id = g.user_id where g.id = t.agency_id), '')`,
  skillName: sql`(select s.name from skills s where s.id = t.skill_id)`,
  languageName: sql`(select l.name from languages l where l.id = t.language_id)`,
  price: priceText,
  batchesCount: ofBatches('count(*)'),
  seats: ofBatches('coalesce(sum(b.seats), 0)'),
  seatsTaken: ofBatches('coalesce(sum(b.seats_taken), 0)'),
};
const columns = [
  'title',
  'trainerId',
  'agencyId',
  'skillId',
  'languageId',
  'currency',
  'publishedAt',
  'createdAt',
  'startsOn',
  'endsOn',
];
const unique = { training_ads_slug: ['slug', 'Slug'] } as const;

/** Training ads as the list shows them. */
export const trainingAdRows = recordTable<TrainingAdRow>('training_ads', { label: 'title', columns, computed: listed });

/** Whole training ads. */
export const trainingAds = recordTable<TrainingAd>('training_ads', {
  label: 'title',
  columns: [...columns, 'slug', 'shortDescription', 'descriptionHtml', 'imageFileId', 'statusReason'],
  computed: { ...listed, missing: sql`training_ad_missing(t.id)` },
  unique,
});
