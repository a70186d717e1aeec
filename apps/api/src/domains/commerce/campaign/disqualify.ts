import type { campaignCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { conflict } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { couponOfEntry, readEntry } from './entry.queries';
import { unlessFinal } from './final';

/** Takes an entry out of the ranking, or back into it. @throws 409 after the declaration, and where nothing would change */
export const disqualify: Handler<typeof campaignCalls.disqualify> = async ({ request, db, actor, audit }) => {
  const { entryId, reason } = request;
  const couponId = await couponOfEntry(db, entryId);
  // The campaign before the entry, as the declaration locks them.
  const { rows } = await sql<{ name: string }>`
    select t.name from marketing_coupons m join coupons t on t.id = m.coupon_id where m.coupon_id = ${couponId} for key share of m`.execute(
    db,
  );
  const isOut = reason !== null;
  const { numAffectedRows = 0n } = await unlessFinal(
    sql`
      update marketing_entries set disqualified_at = ${isOut ? sql`money_now()` : null}, disqualified_by = ${isOut ? actor.userId : null}::bigint, disqualify_reason = ${reason ?? ''}
      where id = ${entryId} and (disqualified_at is null) = ${isOut}`.execute(db),
  );
  if (numAffectedRows === 0n)
    throw conflict(isOut ? 'This entry is disqualified already' : 'This entry is not disqualified');
  const entry = await readEntry(db, { couponId, isDeclared: false }, entryId);
  audit({
    action: isOut ? 'coupon.disqualifyEntry' : 'coupon.requalifyEntry',
    entity: 'coupons',
    entityId: couponId,
    label: rows[0]?.name ?? '',
    changes: { entryId: [null, entryId], ...(isOut && { reason: [null, reason] }) },
  });
  return { entry };
};
