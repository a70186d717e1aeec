import { termsErrors, type couponCalls } from '@lectern/contract/commerce';
import { changesOf } from '../../../server/calls/audit';
import { badRequest } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { endErrors, valuesNow } from './coupon-change';
import { refErrors } from './coupon-refs.queries';
import { auditable, audited } from './coupon-update';
import { addUsers, insertCoupon, setAmounts, setTargets } from './coupon-write.queries';
import { coupons } from './coupon.table';

/** Creates a draft, or at once an active coupon, with its targets and audience. */
export const createCoupon: Handler<typeof couponCalls.create> = async ({ request, db, actor, audit }) => {
  const { code, amounts, targets = [], userIds = [], status = 'draft', ...written } = request;
  const { name, description = '', percentBp = null, totalLimit = null } = written;
  const values = { ...written, name: name.trim(), description: description.trim(), percentBp, totalLimit, status };
  const wrong = [
    ...termsErrors({ ...values, amounts, targets: targets.length, users: userIds.length }),
    ...endErrors(status, written.endsAt, Date.now(), 'The end date has passed'),
  ];
  if (wrong.length > 0) throw badRequest(wrong);
  const gone = await refErrors(db, { amounts, targets, userIds });
  if (gone.length > 0) throw badRequest(gone);
  const id = await insertCoupon(db, { ...values, createdBy: actor.userId }, code);
  await setAmounts(db, id, amounts);
  await setTargets(db, id, targets);
  await addUsers(db, id, userIds);
  const coupon = await coupons.read(db, id);
  audit({
    action: 'coupon.create',
    entity: 'coupons',
    entityId: id,
    label: coupon.name,
    changes: changesOf({}, { ...auditable(valuesNow(coupon, userIds)), status: coupon.status }, [
      ...audited,
      ...(status === 'active' ? (['status'] as const) : []),
    ]),
  });
  return { coupon };
};
