import { randomUUID } from 'node:crypto';
import { say } from '@lectern/contract';
import type { ProposalStatus } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeNews } from '../../../server/mail/write-news';

/** What a trainer hears of a proposal, by the status that it gets. The words in braces are filled in. */
const texts: Readonly<Partial<Record<ProposalStatus, readonly [title: string, body: string]>>> = {
  submitted: ['Your proposal is considered: {job}', 'It is among the proposals that wait for a decision.'],
  shortlisted: ['Your proposal is on the shortlist: {job}', 'You hear from us when it is decided.'],
  accepted: ['Your proposal was accepted: {job}', 'We contact you to plan the lessons.'],
  rejected: ['Your proposal was not chosen: {job}', '{reason}'],
};

/** Announces to these trainers, in their bell and by mail, what became of their proposals. */
export const announceProposals = async (
  db: Kysely<DB>,
  job: { readonly id: number; readonly title: string },
  trainerIds: readonly number[],
  status: ProposalStatus,
  reason = '',
): Promise<void> => {
  const text = texts[status];
  if (!text || trainerIds.length === 0) return;
  const values = { job: job.title, reason };
  await writeNews(
    db,
    sql`select user_id, null as link from trainers where id = any(${trainerIds}::bigint[]) and deleted_at is null`,
    {
      kind: 'proposal',
      title: say(text[0], values),
      body: say(text[1], values).trim(),
      mail: 'news',
      dedupeKey: `proposal:${job.id}:${randomUUID()}`,
    },
  );
};
