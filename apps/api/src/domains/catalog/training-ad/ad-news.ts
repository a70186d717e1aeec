import { randomUUID } from 'node:crypto';
import { say } from '@lectern/contract';
import type { TrainingAdStatus } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeNews } from '../../../server/mail/write-news';

/** What the owner hears, by the status that the ad gets: nothing of drafts and of what waits for a review. */
const texts: Readonly<Partial<Record<TrainingAdStatus, readonly [title: string, body: string]>>> = {
  published: ['Your training ad is published: {title}', 'It is offered from now on.'],
  paused: ['Your training ad is paused: {title}', '{reason} It is not offered for now.'],
  closed: ['Your training ad is closed: {title}', '{reason} It is not offered any more.'],
  rejected: ['Your training ad was not accepted: {title}', '{reason} Change it and send it again.'],
};

const ended = (reason: string): string => (reason === '' || /[.!?]$/.test(reason) ? reason : `${reason}.`);

/** Writes to the owner of an ad, in the bell and by mail, in the caller's transaction. */
export const announceAd = async (
  db: Kysely<DB>,
  { id, title }: { readonly id: number; readonly title: string },
  to: TrainingAdStatus,
  reason: string,
): Promise<void> => {
  const text = texts[to];
  if (!text) return;
  // Owners have no screens of the console: there is nothing to link to.
  const owner = sql`
    select coalesce((select user_id from trainers where id = a.trainer_id), (select user_id from agencies where id = a.agency_id)) as user_id, null as link
    from training_ads a where a.id = ${id}`;
  await writeNews(db, owner, {
    kind: 'trainingAd',
    title: say(text[0], { title }),
    body: say(text[1], { reason: ended(reason) }).trim(),
    mail: 'news',
    dedupeKey: `training-ad:${id}:${to}:${randomUUID()}`,
  });
};
