import { couponCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { inDays } from '../testing';
import { refundFixture, type RefundFixture } from './testing';

let fixture: RefundFixture;
beforeAll(async () => {
  fixture = await refundFixture();
  await sql`
    with plan as (insert into student_plans (name, slug, status, sort_key) values ('Shared', 'shared', 'published', 99) returning id),
    made as (insert into plan_versions (student_plan_id, no, period_unit) select id, 1, 'month' from plan returning id)
    select 1 from made`.execute(fixture.db);
  await sql`
    insert into plan_prices (plan_version_id, currency, price_minor)
    select v.id, 'INR', 149900 from plan_versions v join student_plans p on p.id = v.student_plan_id where p.name = 'Shared'`.execute(
    fixture.db,
  );
  await sql`
    update plan_versions v set state = 'live', published_at = now() from student_plans p where p.id = v.student_plan_id and p.name = 'Shared'`.execute(
    fixture.db,
  );
});
afterAll(() => fixture.close());

let number = 0;
/** The plan *Shared* for 1,499.00 less a coupon of 200.00, paid. */
const discounted = async () => {
  number += 1;
  const made = await fixture.done(couponCalls.create, {
    ...{
      code: `BACK${number}00`,
      name: 'Two hundred off',
      discountKind: 'flat',
      startsAt: inDays(-1),
      endsAt: inDays(9),
    },
    ...{ amounts: [{ currency: 'INR', flatMinor: 20_000, capMinor: null, minimumMinor: 0 }], appliesTo: 'all' },
    ...{ audience: 'everyone', perUserLimit: 1, totalLimit: 10 },
  });
  const { id: couponId, version, code } = made.coupon;
  await fixture.done(couponCalls.changeStatus, { id: couponId, version, status: 'active' });
  const { studentId } = await fixture.learner('KA');
  const sale = { studentId, item: await fixture.plan('Shared'), couponCode: code!, expectedTotalMinor: 129_900 };
  const { link, order } = await fixture.generate(sale);
  await fixture.payAtBank(link!.url!, 'pay');
  await fixture.runInbox();
  return { couponId, studentId, orderId: order.id, ...(await fixture.payment(order.id)) };
};
const counters = (couponId: number) =>
  fixture.db
    .selectFrom('couponCounters')
    .select(['reserved', 'used'])
    .where('couponId', '=', couponId)
    .executeTakeFirstOrThrow();

describe('parts of a payment', () => {
  it('M32, M33: take taxes and discount so that three notes add up to the invoice, and nothing is left', async () => {
    const { orderId, paymentId } = await discounted();
    for (let part = 0; part < 3; part += 1) await fixture.create({ paymentId, amountMinor: 43_300 });
    await fixture.runInbox();
    const { rows } = await sql<{ net: number; tax: number; cgst: number; sgst: number; discount: number }>`
      select net_minor::int as net, tax_minor::int as tax, (tax_lines->0->>'taxMinor')::int as cgst, (tax_lines->1->>'taxMinor')::int as sgst, discount_minor::int as discount
      from invoices where order_id = ${orderId} and kind = 'credit' order by id`.execute(fixture.db);
    expect(rows).toEqual([
      { net: -36_694, tax: -6606, cgst: -3303, sgst: -3303, discount: -6667 },
      { net: -36_696, tax: -6604, cgst: -3302, sgst: -3302, discount: -6666 },
      { net: -36_694, tax: -6606, cgst: -3303, sgst: -3303, discount: -6667 },
    ]);
    const booked = (await fixture.ledger(orderId)).filter(({ kind }) => kind === 'refund');
    expect(booked.map(({ tax }) => tax)).toEqual([-6606, -6604, -6606]);
    expect(await fixture.order(orderId)).toMatchObject({ status: 'refunded' });
    await expect(fixture.create({ paymentId, amountMinor: 1 })).rejects.toThrow('Only ₹0.00');
  });
});

describe('the coupon of a refunded payment', () => {
  it('M03: stays used without the box, and is given back by a whole refund with it', async () => {
    const kept = await discounted();
    await fixture.create({ paymentId: kept.paymentId, amountMinor: 129_900 });
    const given = await discounted();
    await fixture.create({ paymentId: given.paymentId, amountMinor: 129_900, giveBackCoupon: true });
    await fixture.runInbox();
    expect(await counters(kept.couponId)).toEqual({ reserved: 0, used: 1 });
    expect(await counters(given.couponId)).toEqual({ reserved: 0, used: 0 });
  });

  it('is not given back by a part, nor where no coupon was used', async () => {
    const { paymentId } = await discounted();
    const part = { paymentId, amountMinor: 100, giveBackCoupon: true };
    await expect(fixture.create(part)).rejects.toThrow('Only a refund of all that was paid gives the coupon back');
    const plain = await fixture.paid();
    await expect(
      fixture.create({ paymentId: plain.paymentId, amountMinor: 99_900, giveBackCoupon: true }),
    ).rejects.toThrow('No coupon was used');
    expect(await fixture.sums(paymentId)).toMatchObject({ held: 0 });
  });
});
