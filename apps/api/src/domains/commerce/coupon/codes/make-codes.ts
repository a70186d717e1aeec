import { maxCodes, type couponCalls } from '@lectern/contract/commerce';
import { badRequest, conflict, fieldError } from '../../../../server/calls/errors';
import type { Handler } from '../../../../server/calls/frame';
import { originOf } from '../../../../server/calls/register';
import { readJob } from '../../../../server/jobs/job-shown.queries';
import { enqueue } from '../../../../server/jobs/queue';
import { requireKindRight } from '../../campaign/kind';
import { coupons, lockCounter } from '../coupon.table';
import { codesJobName } from './codes-job-name';
import { countMade, countWaiting } from './codes.queries';

/** Leaves the making of codes to a job. Those of jobs that go on count towards the most of a coupon. */
export const makeCouponCodes: Handler<typeof couponCalls.makeCodes> = async ({ request, db, actor, audit, http }) => {
  const { id, prefix, count } = request;
  await lockCounter(db, id);
  const coupon = await coupons.read(db, id);
  requireKindRight(coupon, actor);
  if (coupon.kind === 'marketing') throw conflict('The codes of a campaign are made by themselves');
  if (coupon.status === 'ended') throw conflict('This coupon has ended');
  const left = maxCodes - (await countMade(db, id)) - (await countWaiting(db, id));
  if (count > left)
    throw badRequest(fieldError('count', 'max', `This coupon takes ${left.toLocaleString('en-GB')} more codes`));
  const jobId = (await enqueue(
    db,
    {
      kind: 'export',
      name: codesJobName,
      title: `Codes of ${coupon.name}`,
      payload: { couponId: id, prefix, count },
    },
    actor,
    originOf(http.request),
  ))!;
  audit({
    action: 'coupon.makeCodes',
    entity: 'coupons',
    entityId: id,
    label: coupon.name,
    changes: { prefix: [null, prefix], count: [null, count] },
  });
  return { job: await readJob(db, jobId, actor) };
};
