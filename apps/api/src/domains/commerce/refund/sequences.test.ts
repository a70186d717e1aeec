import { couponCalls, paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { findDifferences } from '../money-check/find-differences';
import { inDays } from '../testing';
import { refundFixture, type RefundFixture } from './testing';

let fixture: RefundFixture;
let couponCode: string;
beforeAll(async () => {
  fixture = await refundFixture();
  const { coupon } = await fixture.done(couponCalls.create, {
    ...{ code: 'SEQUENCE', name: 'Seventh off', discountKind: 'percent', percentBp: 1370, startsAt: inDays(-1) },
    ...{ amounts: [{ currency: 'USD', flatMinor: null, capMinor: null, minimumMinor: 0 }], appliesTo: 'all' },
    ...{ audience: 'everyone', perUserLimit: 1, totalLimit: 1000, endsAt: inDays(9) },
  });
  await fixture.done(couponCalls.changeStatus, { id: coupon.id, version: coupon.version, status: 'active' });
  couponCode = coupon.code!;
});
afterAll(() => fixture.close());

/** Numbers from 0 to 1 that are the same in each run. */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

/** A payment in dollars: two taxes, a discount, and rupees at a rate that rounds. */
const paidInDollars = async () => {
  const { studentId } = await fixture.learner('KA');
  const sale = { studentId, item: await fixture.plan('Learner'), currency: 'USD', couponCode };
  const { quote } = await fixture.done(paylinkCalls.quote, sale);
  const { link, order } = await fixture.generate({ ...sale, expectedTotalMinor: quote.totalMinor });
  await fixture.payAtBank(link!.url!, 'pay');
  await fixture.runInbox();
  return { orderId: order.id, total: quote.totalMinor, ...(await fixture.payment(order.id)) };
};

interface Part {
  readonly ref: string;
  readonly amountMinor: number;
}

const columnsOf = async (orderId: number) =>
  (
    await sql<Record<string, number>>`
      select sum(amount_minor)::int as amount, sum(tax_minor)::int as tax, sum((tax_lines->0->>'taxMinor')::int)::int as cgst,
        sum((tax_lines->1->>'taxMinor')::int)::int as sgst, sum(discount_minor)::int as discount, sum(inr_minor)::int as rupees
      from ledger where order_id = ${orderId}`.execute(fixture.db)
  ).rows[0]!;

describe('a sequence of refunds, failures and disputes', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('ends at 0 in amount, each tax, discount and rupees (%i)', async (seed) => {
    const next = numbersFrom(seed * 7919);
    const { orderId, total, paymentId, ref } = await paidInDollars();
    const done: Part[] = [];
    const open: Part[] = [];
    const left = async (): Promise<number> => {
      const { held, disputed } = await fixture.sums(paymentId);
      return total - held - disputed;
    };
    const part = async (name: string): Promise<Part> => ({
      ref: `${name}_${seed}_${Math.floor(next() * 1e9)}`,
      amountMinor: 1 + Math.floor(next() * Math.max(1, ((await left()) - 1) * 0.6)),
    });
    const refund = async () => {
      if ((await left()) < 1) return;
      const made = await part('rfnd');
      await fixture.refundNews(ref, { ...made, currency: 'USD' });
      done.push(made);
    };
    const fail = async () => {
      const [made] = done.splice(Math.floor(next() * done.length), 1);
      if (made) await fixture.refundNews(ref, { ...made, currency: 'USD', status: 'failed' });
    };
    const dispute = async () => {
      if ((await left()) < 1) return;
      const made = await part('disp');
      await fixture.disputeNews(ref, { ...made, currency: 'USD' });
      open.push(made);
    };
    const decide = async () => {
      const [made] = open.splice(Math.floor(next() * open.length), 1);
      if (made) await fixture.disputeNews(ref, { ...made, currency: 'USD', status: next() < 0.5 ? 'won' : 'lost' });
    };
    const steps = [refund, refund, fail, dispute, decide];
    for (let step = 0; step < 10; step += 1) await steps[Math.floor(next() * steps.length)]!();
    const rest = await left();
    if (rest > 0) await fixture.create({ paymentId, amountMinor: rest });
    await fixture.runInbox();
    expect(await columnsOf(orderId)).toEqual({ amount: 0, tax: 0, cgst: 0, sgst: 0, discount: 0, rupees: 0 });
    const { refunded, disputed } = await fixture.sums(paymentId);
    expect(refunded + disputed).toBe(total);
    expect(await findDifferences(fixture.db)).toEqual([]);
  });
});
