import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditOrigin } from '../../../server/calls/audit';
import type { Actor } from '../../../server/calls/frame';
import { enqueue } from '../../../server/jobs/queue';
import { codesJobName } from '../coupon/codes/codes-job-name';
import { waitingCodes } from '../coupon/codes/codes.queries';
import { statusNow } from '../coupon/coupon.table';

/** Leaves the codes that a campaign still needs to a job; one that is over needs none. The coupon's counter is locked, so that they are counted once. */
export const makeMissingCodes = async (
  db: Kysely<DB>,
  { id, name }: { readonly id: number; readonly name: string },
  actor: Actor,
  origin?: AuditOrigin,
): Promise<void> => {
  // One statement: a job makes codes meanwhile.
  const { rows } = await sql<{ prefix: string; count: number }>`
    select m.code_prefix as prefix, m.code_count - ${waitingCodes(id)} - (
      select count(*)::int from coupon_codes k where k.coupon_id = m.coupon_id and k.single_use and k.state = 'open') as count
    from marketing_coupons m join coupons t on t.id = m.coupon_id
    where m.coupon_id = ${id} and m.result_declared_at is null and ${statusNow} <> 'ended'`.execute(db);
  const [missing] = rows;
  if (!missing || missing.count <= 0) return;
  const payload = { couponId: id, ...missing };
  await enqueue(db, { kind: 'export', name: codesJobName, title: `Codes of ${name}`, payload }, actor, origin);
};
