import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { testApi, type TestClient } from '../../testing';
import { testOrder } from '../../testing/order';

export type NewCoupon = RequestOf<typeof couponCalls.create>;

const day = 86_400_000;
export const inDays = (days: number): string => new Date(Date.now() + days * day).toISOString();

/** A real API with a signed-in person of role 1, and the set-up of coupon tests. */
export const couponFixture = async () => {
  const api = await testApi({ seed: 'base' });
  const { db } = api.database;
  const client = await api.signIn(1);
  let number = 0;

  /** The result of a call that must succeed. */
  const done = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    by: TestClient = client,
  ): Promise<ResponseOf<C>> => {
    const { status, body } = await by.send(call, request);
    if (status !== 200) throw new Error(`${call.path}: ${status} ${JSON.stringify(body)}`);
    return (body as { result: ResponseOf<C> }).result;
  };
  /** The request for a coupon of 15 % that began yesterday and ends in ten days. */
  const terms = (values: Partial<NewCoupon> = {}): NewCoupon => ({
    code: `CODE${(number += 1)}`,
    name: `Coupon ${number}`,
    discountKind: 'percent',
    percentBp: 1500,
    amounts: [{ currency: 'INR', flatMinor: null, capMinor: 50_000, minimumMinor: 200_000 }],
    startsAt: inDays(-1),
    endsAt: inDays(10),
    perUserLimit: 1,
    totalLimit: 100,
    appliesTo: 'all',
    audience: 'everyone',
    ...values,
  });
  const coupon = async (values: Partial<NewCoupon> = {}): Promise<Coupon> =>
    (await done(couponCalls.create, terms(values))).coupon;
  const activeCoupon = async (values: Partial<NewCoupon> = {}): Promise<Coupon> => {
    const { id, version } = await coupon(values);
    return (await done(couponCalls.changeStatus, { id, version, status: 'active' })).coupon;
  };
  const student = async (): Promise<number> => (await api.person(15)).id;

  /** Reserves a code for an order of this price as payment links will do; answers the order, or why not. `meanwhile` runs between the reservation and its row. */
  const reserve = (
    code: string,
    userId: number,
    {
      list = 240_000,
      kind = 'course',
      categoryId = null as number | null,
      currency = 'INR',
      meanwhile = () => Promise.resolve(),
    } = {},
  ): Promise<{ order: number; discount: number } | { refused: string }> =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ coupon: number; code: number; discount: number; refused: string | null }>`
        select * from coupon_reserve(${code}, ${userId}, ${currency}, ${list}, ${kind}, null, null, null, ${categoryId})`.execute(
        transaction,
      );
      const taken = rows[0]!;
      if (taken.refused !== null) return { refused: taken.refused };
      await meanwhile();
      const order = {
        id: await testOrder(transaction, { userId, kind, currency, listMinor: list, discountMinor: taken.discount }),
      };
      await transaction
        .insertInto('couponRedemptions')
        .values({
          couponId: taken.coupon,
          codeId: taken.code,
          userId,
          orderId: order.id,
          currency,
          discountMinor: taken.discount,
        })
        .execute();
      return { order: order.id, discount: taken.discount };
    });
  const settle = async (callName: 'coupon_use' | 'coupon_release', order: number): Promise<boolean> =>
    (await sql<{ done: boolean }>`select ${sql.raw(callName)}(${order}) as done`.execute(db)).rows[0]!.done;
  const counters = (couponId: number) =>
    db
      .selectFrom('couponCounters')
      .select(['reserved', 'used'])
      .where('couponId', '=', couponId)
      .executeTakeFirstOrThrow();
  const audits = (action: string, entityId: number) =>
    db
      .selectFrom('auditLog')
      .select(['changes', 'entityLabel'])
      .where('action', '=', action)
      .where('entityId', '=', String(entityId))
      .orderBy('id')
      .execute();

  return {
    api,
    db,
    client,
    done,
    terms,
    coupon,
    activeCoupon,
    student,
    reserve,
    settle,
    counters,
    audits,
    close: () => api.close(),
  };
};
export type CouponFixture = Awaited<ReturnType<typeof couponFixture>>;

/** The messages of an error by field. */
export const refusedFields = (body: unknown): Record<string, string[]> =>
  Object.fromEntries(
    (body as { error: { property: string; constraints: Record<string, string> }[] }).error.map((each) => [
      each.property,
      Object.values(each.constraints),
    ]),
  );
