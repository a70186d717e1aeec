import { couponCalls } from '@lectern/contract/commerce';
import { couponFixture, refusedFields, type CouponFixture } from '../testing';

let fixture: CouponFixture;
beforeAll(async () => void (fixture = await couponFixture()));
afterAll(() => fixture.close());

describe('the uses of a coupon', () => {
  it('come newest first, with student, order, state and discount', async () => {
    const coupon = await fixture.activeCoupon({ perUserLimit: 5 });
    const [one, other] = [await fixture.student(), await fixture.student()];
    const student = await fixture.db
      .insertInto('students')
      .values({ userId: one, source: 'admin', profileStep: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const first = await fixture.reserve(coupon.code ?? '', one);
    await fixture.reserve(coupon.code ?? '', other);
    await fixture.settle('coupon_use', (first as { order: number }).order);
    const { items, total } = await fixture.done(couponCalls.users, { id: coupon.id });
    expect(total).toBe(2);
    expect(items.map(({ user, use }) => [user.id, use?.state, use?.discountMinor])).toEqual([
      [other, 'reserved', 36_000],
      [one, 'used', 36_000],
    ]);
    expect(items[1]).toMatchObject({
      user: { email: expect.stringMatching(/^r•••@/) as string, studentId: student.id },
      use: { code: coupon.code, item: 'A course', symbol: '₹', exponent: 2, releasedAt: null },
    });
    expect(items[1]?.use?.usedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('are filtered, sorted, searched and paged to the end', async () => {
    const coupon = await fixture.activeCoupon({ perUserLimit: 5 });
    const students = await Promise.all(Array.from({ length: 5 }, () => fixture.student()));
    for (const [at, student] of students.entries())
      await fixture.reserve(coupon.code ?? '', student, { list: 200_000 + at * 10_000 });
    const ids = async (request: object): Promise<number[]> =>
      (await fixture.done(couponCalls.users, { id: coupon.id, ...request })).items.map(({ user }) => user.id);
    expect(await ids({ sort: 'discount' })).toEqual(students);
    expect(await ids({ filter: { state: 'eq:used' } })).toEqual([]);
    expect(await ids({ filter: { discount: 'gt:31500' }, sort: 'discount' })).toEqual(students.slice(2));
    const { nextCursor } = await fixture.done(couponCalls.users, { id: coupon.id, sort: 'discount', limit: 2 });
    expect(await ids({ sort: 'discount', limit: 2, cursor: nextCursor })).toEqual(students.slice(2, 4));
    const name = (await fixture.done(couponCalls.users, { id: coupon.id, limit: 1 })).items[0]?.user;
    expect(await ids({ q: name?.name })).toContain(name?.id);
    expect((await fixture.client.send(couponCalls.users, { id: coupon.id, filter: { colour: 'eq:red' } })).status).toBe(
      400,
    );
    expect(
      (await fixture.client.send(couponCalls.users, { id: coupon.id, chosen: true, sort: 'discount' })).status,
    ).toBe(400);
    expect((await fixture.client.send(couponCalls.users, { id: coupon.id, deleted: 'only' })).status).toBe(400);
  });
});

describe('the chosen students', () => {
  it('are added to the list, removed from it, and counted', async () => {
    const [one, two, three] = [await fixture.student(), await fixture.student(), await fixture.student()];
    const coupon = await fixture.coupon({ audience: 'chosen', userIds: [one, two] });
    const {
      coupon: after,
      added,
      removed,
    } = await fixture.done(couponCalls.changeUsers, { id: coupon.id, version: 1, add: [two, three], remove: [one] });
    expect([added, removed, after.usersCount, after.version]).toEqual([1, 1, 2, 2]);
    const { items } = await fixture.done(couponCalls.users, { id: coupon.id, chosen: true });
    expect(items.map(({ user, use }) => [user.id, use])).toEqual([
      [two, null],
      [three, null],
    ]);
    expect(await fixture.audits('coupon.changeUsers', coupon.id)).toMatchObject([{ changes: { users: [2, 2] } }]);
  });

  it('are students, at least one remains, and exist only for coupons for chosen students', async () => {
    const one = await fixture.student();
    const coupon = await fixture.coupon({ audience: 'chosen', userIds: [one] });
    const ids = { id: coupon.id, version: 1 };
    const staff = await fixture.client.send(couponCalls.changeUsers, {
      ...ids,
      add: [(await fixture.api.person(4)).id],
    });
    expect([staff.status, refusedFields(staff.body)]).toEqual([400, { 'add[0]': ['Chosen students is Invalid'] }]);
    expect((await fixture.client.send(couponCalls.changeUsers, { ...ids, remove: [one] })).status).toBe(409);
    expect((await fixture.done(couponCalls.detail, { id: coupon.id })).coupon.usersCount).toBe(1);
    const open = await fixture.coupon();
    expect((await fixture.client.send(couponCalls.changeUsers, { id: open.id, version: 1, add: [one] })).status).toBe(
      409,
    );
  });
});

describe('searching', () => {
  it('finds students by name or by their whole e-mail, and nobody else', async () => {
    await fixture.db
      .updateTable('users')
      .set({ firstName: 'Zebulon', lastName: 'Óskarsson' })
      .where('id', '=', await fixture.student())
      .execute();
    await fixture.db
      .updateTable('users')
      .set({ firstName: 'Zebulon', lastName: 'Staff' })
      .where('id', '=', (await fixture.api.person(3)).id)
      .execute();
    const names = async (q: string): Promise<string[]> =>
      (await fixture.done(couponCalls.findStudents, { q })).items.map(({ name }) => name);
    expect(await names('zebu')).toEqual(['Zebulon Óskarsson']);
    expect(await names('oskars zeb')).toEqual(['Zebulon Óskarsson']);
    expect(await names('bulon')).toEqual([]);
    const { email } = await fixture.api.person(15);
    expect((await names(email)).length).toBe(1);
    expect((await fixture.client.send(couponCalls.findStudents, { q: 'z' })).status).toBe(400);
  });

  it('finds plans, courses and categories that can be chosen', async () => {
    await fixture.db
      .insertInto('studentPlans')
      .values([
        { name: 'Quartz plan', slug: 'quartz-plan', sortKey: 1 },
        { name: 'Quartz retired', slug: 'quartz-retired', sortKey: 2, status: 'retired' },
      ])
      .execute();
    await fixture.db.insertInto('categories').values({ name: 'Quartz', slug: 'quartz', sortKey: 5 }).execute();
    const { items } = await fixture.done(couponCalls.findTargets, { q: 'quartz' });
    expect(items.map(({ kind, name }) => [kind, name])).toEqual([
      ['category', 'Quartz'],
      ['studentPlan', 'Quartz plan'],
    ]);
  });

  it('finds the people of a coupon by no part of an e-mail that is masked', async () => {
    const chosen = await fixture.student();
    const { id } = await fixture.coupon({ audience: 'chosen', userIds: [chosen] });
    await fixture.db.updateTable('users').set({ email: 'quiet_fox@example.org' }).where('id', '=', chosen).execute();
    const reader = await fixture.api.signIn(3);
    const total = async (q: string, by = reader): Promise<unknown> =>
      ((await by.send(couponCalls.users, { id, chosen: true, q })).body as { result?: { total: number } }).result
        ?.total;
    expect([await total('quiet_fox'), await total('quiet_fox@example.org')]).toEqual([0, 1]);
    expect(await total('quiet_fox', await fixture.api.signIn(1))).toBe(1);
  });
});
