import type { ProposalStatus } from '@lectern/contract/catalog';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeStatusNews, type StatusTexts } from '../../../server/mail/write-status-news';

/** The texts that a trainer reads, by the new status of the proposal. */
const texts: StatusTexts<ProposalStatus> = {
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
  if (trainerIds.length === 0) return;
  await writeStatusNews(
    db,
    sql`select user_id, null as link from trainers where id = any(${trainerIds}::bigint[]) and deleted_at is null`,
    { ...{ kind: 'proposal', id: job.id, texts, to: status }, values: { job: job.title, reason } },
  );
};
