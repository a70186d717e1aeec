import { randomUUID } from 'node:crypto';
import type { TrainingAdStatus } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { queueMails } from '../../../server/mail/queue-mail';

/** What the owner hears: nothing of drafts and of what waits for a review. */
const words: Partial<Readonly<Record<TrainingAdStatus, string>>> = {
  published: 'Students can find it from now on.',
  paused: 'No new seats are booked by it for now.',
  closed: 'It takes no new bookings.',
  rejected: 'Change it and send it again.',
};
const titles: Partial<Readonly<Record<TrainingAdStatus, string>>> = {
  published: 'is published',
  paused: 'is paused',
  closed: 'is closed',
  rejected: 'was not accepted',
};

/** Writes to the owner of an ad, in the bell and by mail, in the caller's transaction. */
export const announceAd = async (db: Kysely<DB>, id: number, to: TrainingAdStatus, reason: string): Promise<void> => {
  const [what, more] = [titles[to], words[to]];
  if (!what || !more) return;
  const { rows } = await sql<{ title: string; userId: number; link: string }>`
    select a.title, u.id as user_id, '/training-ad/detail/info?id=' || a.id as link from training_ads a
    join users u on u.id = coalesce((select user_id from trainers where id = a.trainer_id), (select user_id from agencies where id = a.agency_id))
    where a.id = ${id} and u.deleted_at is null and u.status not in ('blocked', 'erased')`.execute(db);
  const [ad] = rows;
  if (!ad) return;
  const title = `Your training ad “${ad.title.slice(0, 110)}” ${what}`;
  const body = [reason && `${reason}${/[.!?]$/.test(reason) ? '' : '.'}`, more].filter(Boolean).join(' ');
  const dedupeKey = `training-ad:${id}:${to}:${randomUUID()}`;
  await sql`
    insert into notifications (user_id, kind, title, body, link, dedupe_key) values (${ad.userId}, 'trainingAd', ${title}, ${body}, ${ad.link}, ${dedupeKey})`.execute(
    db,
  );
  await queueMails(db, sql`select id, email from users where id = ${ad.userId} and email is not null`, {
    name: 'news',
    dedupeKey,
    values: { title, body },
  });
};
