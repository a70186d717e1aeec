import { couponCalls } from '@lectern/contract/commerce';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { mayReveal } from '../../../server/calls/mask';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { pageAnswer } from '../../../server/list/list-query';
import { requireKindRight } from '../campaign/kind';
import { studentErrors } from './coupon-refs.queries';
import { countUsers, sourceOf, userPage } from './coupon-users.queries';
import { addUsers, removeUsers } from './coupon-write.queries';
import { couponRows, coupons, lockCoupon } from './coupon.table';

/** The most students that a coupon can be limited to. */
const mostChosen = 50_000;

/** The uses, newest first, or the chosen students by name; these have no other sorts or filters. */
export const orderedUsers = (list: ListQuery, chosen: boolean): ListQuery => {
  if (list.deleted) throw badRequest(fieldError('deleted', 'list', 'Uses are never deleted'));
  const strange = chosen ? [...list.sort, ...list.filters].find(({ name }) => name !== 'person') : undefined;
  if (strange) throw badRequest(fieldError('chosen', 'field', `'${strange.name}' is not a field of the people chosen`));
  return list.sort.length > 0
    ? list
    : { ...list, sort: [chosen ? { name: 'person', descending: false } : { name: 'reservedAt', descending: true }] };
};

export const listCouponUsers: Handler<typeof couponCalls.users> = async ({ request, db, actor }) => {
  const { id, chosen = false } = request;
  await couponRows.read(db, id);
  const list = { ...orderedUsers(readListOf(couponCalls.users, request), chosen), isRevealed: mayReveal(actor) };
  const source = sourceOf(chosen);
  const { rows } = await userPage(source, id, list).execute(db);
  const answer = pageAnswer(list, rows, await countUsers(db, source, id, list), (row) => [...row.keys, row.tiebreaker]);
  return { ...answer, items: answer.items.map(({ user, use }) => ({ user, use })) };
};

/** Changes the chosen students of a coupon; while it can be used, at least one remains. */
export const changeCouponUsers: Handler<typeof couponCalls.changeUsers> = async ({ request, db, actor, audit }) => {
  const { id, add = [], remove = [] } = request;
  const before = await lockCoupon(db, request);
  requireKindRight(before, actor);
  if (before.audience !== 'chosen') throw conflict('This coupon is not limited to chosen students');
  if (before.status === 'ended') throw conflict('This coupon has ended');
  const wrong = await studentErrors(db, add, 'add');
  if (wrong.length > 0) throw badRequest(wrong);
  const removed = await removeUsers(db, id, { ids: remove });
  const added = await addUsers(db, id, add);
  const usersCount = before.usersCount - removed + added;
  if (usersCount === 0) throw conflict('At least one student stays chosen');
  if (usersCount > mostChosen) throw conflict(`At most ${mostChosen.toLocaleString('en-GB')} students can be chosen`);
  if (removed + added > 0) await coupons.update(db, before, {});
  audit({
    action: 'coupon.changeUsers',
    entity: 'coupons',
    entityId: id,
    label: before.name,
    changes: { users: [before.usersCount, usersCount] },
  });
  return { coupon: await coupons.read(db, id), added, removed };
};
