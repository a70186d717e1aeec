import type { TrainingAdStatus } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeStatusNews, type StatusTexts } from '../../../server/mail/write-status-news';

/** The texts that the owner reads, by the new status of the ad. */
const texts: StatusTexts<TrainingAdStatus> = {
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
  // Owners have no screens of the console: there is nothing to link to.
  const owner = sql`
    select coalesce((select user_id from trainers where id = a.trainer_id), (select user_id from agencies where id = a.agency_id)) as user_id, null as link
    from training_ads a where a.id = ${id}`;
  await writeStatusNews(db, owner, {
    ...{ kind: 'trainingAd', id, texts, to },
    values: { title, reason: ended(reason) },
  });
};
