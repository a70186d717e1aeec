import { couponCalls, type Coupon } from '@lectern/contract/commerce';
import type { RequestOf } from '@lectern/contract';
import { couponFixture, inDays, refusedFields, type CouponFixture } from '../testing';

let fixture: CouponFixture;
beforeAll(async () => void (fixture = await couponFixture()));
afterAll(() => fixture.close());

type Changes = Omit<RequestOf<typeof couponCalls.update>, 'id' | 'version'>;
const update = ({ id, version }: Pick<Coupon, 'id' | 'version'>, changes: Changes) =>
  fixture.client.send(couponCalls.update, { id, version, ...changes });
const saved = async (coupon: Pick<Coupon, 'id' | 'version'>, changes: Changes): Promise<Coupon> =>
  (await fixture.done(couponCalls.update, { id: coupon.id, version: coupon.version, ...changes })).coupon;
const read = async ({ id }: Pick<Coupon, 'id'>): Promise<Coupon> =>
  (await fixture.done(couponCalls.detail, { id })).coupon;
const used = async (values: Parameters<CouponFixture['activeCoupon']>[0] = {}): Promise<Coupon> => {
  const coupon = await fixture.activeCoupon(values);
  expect(await fixture.reserve(coupon.code ?? '', await fixture.student())).toHaveProperty('order');
  return read(coupon);
};
const rupees = (values: object = {}) => ({
  currency: 'INR',
  flatMinor: null,
  capMinor: null,
  minimumMinor: 0,
  ...values,
});

describe('a coupon that nobody has used', () => {
  it('can change every field, each recorded from → to', async () => {
    const coupon = await fixture.coupon({ code: 'BEFORE1', name: 'Before' });
    const after = await saved(coupon, {
      code: 'after1',
      name: 'After ',
      description: 'Now.',
      discountKind: 'flat',
      percentBp: null,
      amounts: [rupees({ flatMinor: 500 }), rupees({ currency: 'KWD', flatMinor: 1250 })],
      startsAt: inDays(1),
      endsAt: inDays(2),
      totalLimit: null,
      perUserLimit: 4,
      appliesTo: 'plans',
      audience: 'new',
    });
    expect(after).toMatchObject({
      code: 'AFTER1',
      name: 'After',
      description: 'Now.',
      discountKind: 'flat',
      percentBp: null,
      totalLimit: null,
      left: null,
      perUserLimit: 4,
      appliesTo: 'plans',
      audience: 'new',
      version: 2,
    });
    expect(after.amounts.map(({ currency, flatMinor, exponent }) => [currency, flatMinor, exponent])).toEqual([
      ['INR', 500, 2],
      ['KWD', 1250, 3],
    ]);
    const [row] = await fixture.audits('coupon.update', coupon.id);
    expect(row).toMatchObject({
      entityLabel: 'After',
      changes: {
        name: ['Before', 'After'],
        code: ['BEFORE1', 'AFTER1'],
        discountKind: ['percent', 'flat'],
        totalLimit: [100, null],
      },
    });
    expect(row?.changes).not.toHaveProperty('kind');
  });

  it('is validated as a whole, also when only one field is sent', async () => {
    const coupon = await fixture.coupon({ totalLimit: 5, perUserLimit: 5 });
    const cases: [Changes, string, string][] = [
      [{ discountKind: 'flat' }, 'percentBp', 'Percent off is Invalid'],
      [{ totalLimit: 4 }, 'perUserLimit', 'Uses per student is Invalid'],
      [{ endsAt: inDays(-2) }, 'endsAt', 'Valid until is Invalid'],
      [{ percentBp: null }, 'percentBp', 'Percent off is required'],
      [{ audience: 'chosen' }, 'userIds', 'Chosen students is required'],
      [{ appliesTo: 'chosen' }, 'targets', 'Selected items is required'],
      [{ amounts: [rupees({ currency: 'QQQ' })] }, 'amounts[0].currency', 'Currency is Invalid'],
    ];
    for (const [changes, field, message] of cases) {
      const { status, body } = await update(coupon, changes);
      expect([status, refusedFields(body)[field]]).toEqual([400, [message]]);
    }
    expect((await read(coupon)).version).toBe(1);
  });

  it('loses its list when it is no longer for chosen students', async () => {
    const coupon = await fixture.coupon({
      audience: 'chosen',
      userIds: [await fixture.student(), await fixture.student()],
    });
    expect(coupon.usersCount).toBe(2);
    const open = await saved(coupon, { audience: 'everyone' });
    expect(open).toMatchObject({ usersCount: 0, users: [], version: 2 });
    const one = await fixture.student();
    expect(await saved(open, { audience: 'chosen', userIds: [one] })).toMatchObject({
      usersCount: 1,
      users: [{ id: one }],
    });
  });

  it('keeps a currency that is no longer active, but accepts no other inactive one', async () => {
    const coupon = await fixture.coupon({ amounts: [rupees({ currency: 'NPR' })] });
    await fixture.db.updateTable('currencies').set({ active: false }).where('code', 'in', ['NPR', 'ZAR']).execute();
    expect((await update(coupon, { amounts: [rupees({ currency: 'NPR', capMinor: 7 })] })).status).toBe(200);
    expect((await update({ ...coupon, version: 2 }, { amounts: [rupees({ currency: 'ZAR' })] })).status).toBe(400);
  });
});

describe('a coupon that was used', () => {
  it('can still change name, description, end and limits', async () => {
    const coupon = await used({ totalLimit: 10 });
    expect(
      await saved(coupon, {
        name: 'Renamed',
        description: 'Longer.',
        endsAt: inDays(20),
        totalLimit: 11,
        perUserLimit: 2,
      }),
    ).toMatchObject({ name: 'Renamed', totalLimit: 11, perUserLimit: 2, left: 10, reserved: 1 });
  });

  it('can’t change any other field', async () => {
    const coupon = await used();
    const fixed: [Changes, string][] = [
      [{ code: 'OTHERCODE' }, 'code'],
      [{ percentBp: 1600 }, 'percentBp'],
      [{ amounts: [rupees()] }, 'amounts'],
      [{ startsAt: inDays(-3) }, 'startsAt'],
      [{ appliesTo: 'plans' }, 'appliesTo'],
      [{ audience: 'new' }, 'audience'],
    ];
    for (const [changes, field] of fixed) {
      const { status, body } = await update(coupon, changes);
      expect([status, refusedFields(body)]).toEqual([409, { [field]: ['This can no longer change'] }]);
    }
    expect((await update(coupon, { percentBp: 1500, name: 'Same terms' })).status).toBe(200);
  });

  it('can only raise its limits', async () => {
    const coupon = await used({ totalLimit: 10, perUserLimit: 3 });
    const lower = await update(coupon, { totalLimit: 9 });
    expect([lower.status, refusedFields(lower.body)]).toEqual([409, { totalLimit: ['This can only go up'] }]);
    expect((await update(coupon, { perUserLimit: 2 })).status).toBe(409);
    const free = await saved(coupon, { totalLimit: null, perUserLimit: 4 });
    expect(free.totalLimit).toBeNull();
    expect((await update(free, { totalLimit: 1000 })).status).toBe(409);
  });

  it('has its end in the future as long as it can be used', async () => {
    const coupon = await fixture.activeCoupon({ startsAt: inDays(-5) });
    const { status, body } = await update(coupon, { endsAt: inDays(-1) });
    expect([status, refusedFields(body)]).toEqual([400, { endsAt: ['Valid until is Invalid'] }]);
    expect((await update(coupon, { endsAt: inDays(0.01) })).status).toBe(200);
  });

  it('can’t be deleted until its last reservation is released', async () => {
    const coupon = await fixture.activeCoupon();
    const taken = await fixture.reserve(coupon.code ?? '', await fixture.student());
    const refused = await fixture.client.send(couponCalls.delete, { id: coupon.id, version: coupon.version });
    expect([refused.status, (refused.body as { result?: unknown }).result]).toEqual([
      409,
      'This coupon has been used: end it instead',
    ]);
    await fixture.settle('coupon_release', (taken as { order: number }).order);
    expect((await fixture.client.send(couponCalls.delete, { id: coupon.id, version: coupon.version })).status).toBe(
      200,
    );
  });
});

describe('the status', () => {
  const change = ({ id, version }: Pick<Coupon, 'id' | 'version'>, status: Coupon['status'], reason?: string) =>
    fixture.client.send(couponCalls.changeStatus, { id, version, status, ...(reason !== undefined && { reason }) });

  it('goes from draft to active, to paused and back, and ends for good with a reason', async () => {
    const coupon = await fixture.coupon();
    for (const [version, status] of [
      [1, 'active'],
      [2, 'paused'],
      [3, 'active'],
    ] as const)
      expect((await change({ id: coupon.id, version }, status)).status).toBe(200);
    const without = await change({ id: coupon.id, version: 4 }, 'ended');
    expect([without.status, refusedFields(without.body)]).toEqual([400, { reason: ['Reason is required'] }]);
    expect((await change({ id: coupon.id, version: 4 }, 'ended', 'four')).status).toBe(400);
    expect((await change({ id: coupon.id, version: 4 }, 'ended', 'a'.repeat(301))).status).toBe(400);
    expect((await change({ id: coupon.id, version: 4 }, 'ended', 'fives')).status).toBe(200);
    expect(await read(coupon)).toMatchObject({ status: 'ended', statusReason: 'fives', version: 5 });
    expect((await change({ id: coupon.id, version: 5 }, 'active')).status).toBe(400);
    expect((await fixture.audits('coupon.changeStatus', coupon.id)).length).toBe(4);
  });

  it('refuses other transitions', async () => {
    const draft = await fixture.coupon();
    for (const to of ['paused', 'ended', 'draft'] as const)
      expect((await change(draft, to, 'A reason')).status).toBe(400);
  });

  it('is ended after its period, whatever it was before, and can’t be activated again', async () => {
    const late = await fixture.coupon({ startsAt: inDays(-3), endsAt: inDays(-1) });
    const refused = await change(late, 'active');
    expect([refused.status, refusedFields(refused.body)]).toEqual([400, { endsAt: ['The end date has passed'] }]);
    const coupon = await fixture.activeCoupon();
    await fixture.db
      .updateTable('coupons')
      .set({ startsAt: inDays(-9), endsAt: inDays(-1) })
      .where('id', '=', coupon.id)
      .execute();
    const ended = await read(coupon);
    expect(ended.status).toBe('ended');
    const { status, body } = await update(ended, { endsAt: inDays(9) });
    expect([status, refusedFields(body)]).toEqual([409, { endsAt: ['This can no longer change'] }]);
    expect((await update(ended, { name: 'Kept for the record' })).status).toBe(200);
  });
});
