import { messages, say, type FieldError } from '@lectern/contract';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { fieldError } from '../../../server/calls/errors';
import type { CampaignNow, CampaignValues } from './campaign-change';

/** Locks a campaign against entries and a declaration. The coupon's counter and row are locked before. */
export const lockCampaign = async (db: Kysely<DB>, couponId: number): Promise<CampaignNow> => {
  const { rows } = await sql<CampaignNow>`
    select quiz_id, code_prefix, code_count, winners, min_percent, entry_starts_at, entry_ends_at, result_declared_at as declared_at,
      (select count(*)::int from (select 1 from marketing_entries e where e.coupon_id = m.coupon_id limit 1) x) as entries
    from marketing_coupons m where coupon_id = ${couponId} for update`.execute(db);
  return rows[0]!;
};

/** A fault where the quiz is no ready one for campaigns; locks it against deletion. */
export const quizErrors = async (db: Kysely<DB>, quizId: number): Promise<FieldError[]> => {
  const { rows } = await sql`
    select 1 from quizzes where id = ${quizId} and purpose = 'marketing' and status = 'ready' and deleted_at is null for key share`.execute(
    db,
  );
  return rows.length > 0 ? [] : [fieldError('campaign.quizId', 'ready', say(messages.invalid, { field: 'Quiz' }))];
};

const columnsOf = ({
  quizId,
  codePrefix,
  codeCount,
  winners,
  minPercent,
  entryStartsAt,
  entryEndsAt,
}: CampaignValues) => ({
  ...{ quizId, codePrefix, codeCount, winners, minPercent, entryStartsAt, entryEndsAt },
});

export const insertCampaign = async (db: Kysely<DB>, couponId: number, values: CampaignValues): Promise<void> => {
  await db
    .insertInto('marketingCoupons')
    .values({ couponId, ...columnsOf(values) })
    .execute();
};

/** Writes a locked campaign. */
export const updateCampaign = async (db: Kysely<DB>, couponId: number, values: CampaignValues): Promise<void> => {
  await db.updateTable('marketingCoupons').set(columnsOf(values)).where('couponId', '=', couponId).execute();
};
