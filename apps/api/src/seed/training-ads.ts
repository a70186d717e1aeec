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

const recordings = 45;

/** 30 training ads of trainers who have batches; what is published leads to a batch; 45 of their meetings were recorded. */
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
  await sql`
    with due as (
      select l.training_ad_id, l.batch_id, g.id, g.local_date, g.number, row_number() over (order by l.training_ad_id, g.number) as no
      from training_ad_batches l join meetings g on g.batch_id = l.batch_id and g.state = 'ended' and g.deleted_at is null limit ${recordings}),
    v as (
      insert into videos (source, url, state, title) select 'url', 'https://videos.example.com/recording-' || no, 'ready', 'Recording ' || no from due returning id, title)
    insert into training_ad_recordings (training_ad_id, batch_id, video_id, title, recorded_on, audience, published)
    select d.training_ad_id, d.batch_id, v.id, 'Lesson ' || d.number, d.local_date, case when d.no % 5 = 0 then 'public' else 'batch' end, d.no % 7 > 0
    from due d join v on v.title = 'Recording ' || d.no`.execute(db);
};
