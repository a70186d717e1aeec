import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';

const statuses = [
  'published',
  'published',
  'published',
  'draft',
  'review',
  'published',
  'paused',
  'rejected',
  'published',
  'closed',
];
const reasons: Readonly<Record<string, string>> = {
  paused: 'The trainer is on leave until next month',
  rejected: 'Please describe what students need to know before',
};
const description =
  '<p>We work on tasks from lessons and examinations, and look at mistakes together.</p><ul><li>Small groups, so that everybody is heard</li><li>Exercises between the meetings</li><li>A recording of every meeting</li></ul>';

/** 30 training ads of trainers who have batches; what is published leads to a batch with free seats. */
export const seedTrainingAds = async (db: Kysely<DB>): Promise<void> => {
  const english = await db.selectFrom('languages').select('id').where('code', '=', 'en').executeTakeFirstOrThrow();
  const { rows: batches } = await sql<{
    id: number;
    title: string;
    trainerId: number;
    skillId: number;
    isOpen: boolean;
  }>`
    select b.id, b.title, b.trainer_id, b.skill_id, b.timing_status in (2, 3) as is_open from batches b
    where b.skill_id is not null and b.deleted_at is null order by b.timing_status in (2, 3) desc, b.id limit 30`.execute(
    db,
  );
  for (const [at, batch] of batches.entries()) {
    const wanted = statuses[at % statuses.length]!;
    const status = wanted === 'published' && !batch.isOpen ? 'closed' : wanted;
    const isOut = status !== 'draft' && status !== 'review' && status !== 'rejected';
    const { rows } = await sql<{ id: number }>`
      insert into training_ads (trainer_id, title, slug, skill_id, language_id, short_description, description_html, price_minor, starts_on, ends_on, status, status_reason, published_at, created_at)
      select ${batch.trainerId}, ${`${batch.title}, live`}, 'live-training-' || ${batch.id}::text, ${batch.skillId}, ${english.id}, 'Live lessons in a small group, with exercises and recordings.',
        ${description}, ${150000 + (at % 5) * 25000}, (b.starts_at at time zone b.time_zone)::date, (b.ends_at at time zone b.time_zone)::date, ${status}, ${reasons[status] ?? ''},
        case when ${isOut} then now() - make_interval(days => ${30 - at}) end, now() - make_interval(days => ${60 - at}) from batches b where b.id = ${batch.id} returning id`.execute(
      db,
    );
    if (status !== 'draft')
      await sql`insert into training_ad_batches (batch_id, training_ad_id) values (${batch.id}, ${rows[0]!.id})`.execute(
        db,
      );
  }
};
