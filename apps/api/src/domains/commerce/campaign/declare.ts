import { messages, say } from '@lectern/contract';
import type { campaignCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { coupons, lockCounter, statusNow } from '../coupon/coupon.table';
import { declareBlocker } from './declare-blocker.queries';
import { requireCampaign } from './require-campaign';
import { writeResult } from './result.queries';
import { mailWinners } from './winner-mail';

/**
 * Declares the result of a campaign, once and for ever. The campaign is locked: entries and a second declaration wait.
 * @throws 400 for another name, 409 with the reason against it
 */
export const declareResult: Handler<typeof campaignCalls.declare> = async ({ request, db, actor, audit }) => {
  const { id, confirm = '' } = request;
  await requireCampaign(db, id);
  await lockCounter(db, id);
  await sql`select 1 from marketing_coupons where coupon_id = ${id} for update`.execute(db);
  const { rows } = await sql<{ name: string; blocker: string | null }>`
    select t.name, ${declareBlocker(statusNow)} as blocker from marketing_coupons m join coupons t on t.id = m.coupon_id where m.coupon_id = ${id}`.execute(
    db,
  );
  const { name, blocker } = rows[0]!;
  if (blocker !== null) throw conflict(blocker);
  if (confirm.trim() !== name)
    throw badRequest(fieldError('confirm', 'name', say(messages.invalid, { field: 'Name' })));
  const winners = await writeResult(db, id, actor.userId);
  const mails = await mailWinners(
    db,
    id,
    sql`select e.id as entry_id, k.user_id, k.code from marketing_entries e join coupon_codes k on k.id = e.code_id where e.coupon_id = ${id}`,
  );
  const coupon = await coupons.read(db, id);
  audit({
    action: 'coupon.declareResult',
    entity: 'coupons',
    entityId: id,
    label: name,
    changes: { winners: [null, winners], ranked: [null, coupon.campaign?.ranked ?? 0] },
  });
  return { winners, mails, declaredAt: coupon.campaign?.declaredAt ?? '' };
};
