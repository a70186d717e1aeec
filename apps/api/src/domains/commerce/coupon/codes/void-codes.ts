import type { couponCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { badRequest, conflict, fieldError, notFound } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import { originOf } from '../../../../server/calls/register';
import { requireKindRight } from '../../campaign/kind';
import { makeMissingCodes } from '../../campaign/make-missing';
import { coupons, lockCounter } from '../coupon.table';
import { stateOfCode } from './codes.queries';

/** Voids chosen single-use codes, or all of a job. The counter is locked, so that no reservation comes between. A campaign gets new ones. */
export const voidCouponCodes: Handler<typeof couponCalls.voidCodes> = async ({ request, db, actor, audit, http }) => {
  const { id, codeIds, jobId, reason } = request;
  if ((codeIds === undefined) === (jobId === undefined))
    throw badRequest(fieldError('codeIds', 'either', 'Name the codes by their ids, or by their job'));
  await lockCounter(db, id);
  const { name, kind, campaign } = await coupons.read(db, id);
  requireKindRight({ kind }, actor);
  if (campaign?.declaredAt) throw conflict('The result is declared: void the code of a winner in the list of entries');
  if (jobId !== undefined) {
    const { rows: going } = await sql`
      select 1 from jobs where id = ${jobId} and state in ('queued', 'running')`.execute(db);
    if (going.length > 0) throw conflict('These codes are still being made: stop the job first');
  }
  const named = codeIds ? sql`k.id = any(${codeIds}::bigint[])` : sql`k.job_id = ${jobId}`;
  const { rows } = await sql<{ found: number; unused: number; reserved: number; used: number; already: number }>`
    with c as (select k.id, ${stateOfCode} as state from coupon_codes k where k.coupon_id = ${id} and k.single_use and ${named}),
      voided as (update coupon_codes k set state = 'void' from c where c.id = k.id and c.state = 'unused' returning 1)
    select count(*)::int as found, (select count(*)::int from voided) as unused, count(*) filter (where state = 'reserved')::int as reserved,
      count(*) filter (where state = 'used')::int as used, count(*) filter (where state = 'void')::int as already from c`.execute(
    db,
  );
  const { found, unused: voided, ...stayed } = rows[0]!;
  if (found === 0) throw notFound('This coupon has no such codes');
  if (campaign && voided > 0) await makeMissingCodes(db, { id, name }, actor, originOf(http.request));
  audit({
    action: 'coupon.voidCodes',
    entity: 'coupons',
    entityId: id,
    label: name,
    changes: { voidedCodes: [null, voided], ...(jobId && { jobId: [null, jobId] }), reason: [null, reason] },
  });
  return { voided, ...stayed };
};
