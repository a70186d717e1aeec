import { couponCalls, invoiceCalls, paylinkCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { inDays } from '../testing';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

describe('a payment link', () => {
  it('is made at the quoted price, paid at the bank, and gives plan, ledger row and invoice', async () => {
    const { studentId } = await fixture.learner('KA');
    const item = await fixture.plan('Learner');
    const quote = await fixture.quote({ studentId, item });
    expect(quote).toMatchObject({ totalMinor: 99_900, needs: [] });
    expect(quote.taxLines).toEqual([
      { name: 'CGST', rateBp: 900, taxMinor: 7619 },
      { name: 'SGST', rateBp: 900, taxMinor: 7619 },
    ]);
    const { link, order } = await fixture.generate({ studentId, item, expectedTotalMinor: quote.totalMinor });
    expect(link?.url).toMatch(/\/pay\/[\w-]{43}$/);
    await fixture.payAtBank(link!.url!, 'pay');
    await fixture.runInbox();
    const { rows } = await sql<Record<string, unknown>>`
      select o.status, o.access_state, (select status from payment_links l where l.order_id = o.id) as link,
        (select sum(amount_minor)::int from ledger where order_id = o.id) as booked, (select tax_minor::int from ledger where order_id = o.id) as tax,
        (select number_text from invoices where order_id = o.id) as invoice,
        (select b.status from subscriptions b where b.student_id = o.student_id) as plan
      from orders o where o.id = ${order.id}`.execute(fixture.db);
    expect(rows[0]).toMatchObject({
      status: 'paid',
      accessState: 'given',
      link: 'paid',
      booked: 99_900,
      tax: 15_238,
      plan: 'active',
    });
    expect(rows[0]?.['invoice']).toMatch(/^INV-\d{4}-000001$/);
    const paid = (await fixture.done(paylinkCalls.detail, { id: link!.id })).link;
    const pdf = await fixture.done(invoiceCalls.download, { id: paid.invoiceId! });
    expect([pdf.name, Buffer.from(pdf.bytes).subarray(0, 5).toString()]).toEqual([
      `${paid.invoiceNumber}.pdf`,
      '%PDF-',
    ]);
    expect((await fixture.page(link!.url!)).body).toContain('Paid, thank you');
    expect((await fixture.page(`${link!.url!}/invoice`)).headers.get('content-type')).toBe('application/pdf');
  });

  it('M13: two payments of one link pay the order once; the second is surplus', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    await fixture.payAtBank(link.url!, 'payTwice');
    await fixture.runInbox();
    const { rows } = await sql<{ kind: string; amount: number; tax: number }>`
      select kind, amount_minor::int as amount, tax_minor::int as tax from ledger where order_id = ${order.id} order by id`.execute(
      fixture.db,
    );
    expect(rows).toEqual([
      { kind: 'payment', amount: 99_900, tax: 15_238 },
      { kind: 'surplus', amount: 99_900, tax: 0 },
    ]);
    expect(await fixture.count('invoices', order.id)).toBe(1);
  });

  it('M14: money for a cancelled link is surplus; the order stays cancelled, without access and invoice', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    const bank = await fixture.start(link.url!);
    await fixture.done(paylinkCalls.cancel, { id: link.id, version: link.version, reason: 'Sent to the wrong person' });
    await fixture.sendPaid(order.id, { ref: bank, totalMinor: 99_900 });
    await fixture.runInbox();
    expect(await fixture.order(order.id)).toMatchObject({ status: 'cancelled', accessState: 'none' });
    expect(await fixture.count('invoices', order.id)).toBe(0);
    const { body } = await fixture.page(link.url!);
    expect(body).toContain('This link was cancelled');
  });

  it('M16: a fee that the payer bears does not change what settles', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    await fixture.payAtBank(link.url!, 'fee');
    await fixture.runInbox();
    const { rows } = await sql<{ fee: number; surplus: boolean; charged: number }>`
      select fee_minor::int as fee, surplus, charged_minor::int as charged from payments where order_id = ${order.id}`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ fee: 2358, surplus: false, charged: 102_258 }]);
  });

  it.each(['outOfOrder', 'duplicateEvent'] as const)('ends in the same rows when events come %s', async (outcome) => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    await fixture.payAtBank(link.url!, outcome);
    await fixture.runInbox();
    expect(await fixture.order(order.id)).toMatchObject({ status: 'paid', accessState: 'given' });
    expect([await fixture.count('ledger', order.id), await fixture.count('invoices', order.id)]).toEqual([1, 1]);
  });

  it('M25: a payment of which no event came is found when the provider is asked', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    await fixture.payAtBank(link.url!, 'slow');
    await fixture.runInbox();
    expect(await fixture.order(order.id)).toMatchObject({ status: 'open' });
    const verified = await fixture.done(paylinkCalls.verify, { linkId: link.id });
    expect(verified.link.status).toBe('paid');
  });

  it('M25: a payment of which no event came is found by the clock within five minutes of its start', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    await fixture.payAtBank(link.url!, 'slow');
    await sql`update payment_attempts set next_poll_at = now() where link_id = ${link.id}`.execute(fixture.db);
    await fixture.runPolls();
    expect(await fixture.order(order.id)).toMatchObject({ status: 'paid' });
  });

  it('M09: a total of 0 is paid by the call itself, without link, payment, ledger row and invoice', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.generate({
      studentId,
      item: await fixture.plan('Free'),
      expectedTotalMinor: 0,
    });
    expect([link, order.access]).toEqual([null, 'given']);
    expect(await fixture.order(order.id)).toMatchObject({ status: 'paid' });
    expect([await fixture.count('ledger', order.id), await fixture.count('invoices', order.id)]).toEqual([0, 0]);
  });

  it('is refused with the new quote when the price is another one', async () => {
    const { studentId } = await fixture.learner('KA');
    const item = await fixture.plan('Learner');
    const { status, body } = await fixture.client.send(paylinkCalls.generate, {
      ...{ studentId, item, currency: 'INR', expectedTotalMinor: 99_800, expiresInHours: 72, note: '' },
    });
    expect([status, (body as { result: { quote: { totalMinor: number } } }).result.quote.totalMinor]).toEqual([
      409, 99_900,
    ]);
  });

  it('is quoted with a coupon, of which the quote reserves no use', async () => {
    const { coupon } = await fixture.done(couponCalls.create, {
      ...{ code: 'QUOTED', name: 'A tenth off', discountKind: 'percent', percentBp: 1000, startsAt: inDays(-1) },
      ...{ amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }], appliesTo: 'all' },
      ...{ audience: 'everyone', perUserLimit: 1, totalLimit: 10, endsAt: inDays(9) },
    });
    await fixture.done(couponCalls.changeStatus, { id: coupon.id, version: coupon.version, status: 'active' });
    const { studentId } = await fixture.learner('KA');
    const quote = await fixture.quote({ studentId, item: await fixture.plan('Learner'), couponCode: 'QUOTED' });
    expect(quote).toMatchObject({ discountMinor: 9990, totalMinor: 89_910 });
    expect((await fixture.done(couponCalls.detail, { id: coupon.id })).coupon).toMatchObject({ reserved: 0, used: 0 });
  });

  it('M50: a buyer in India needs a state, and one in another state is taxed by IGST', async () => {
    const item = await fixture.plan('Learner');
    const none = await fixture.learner(null);
    expect((await fixture.quote({ studentId: none.studentId, item })).needs).toEqual(['state']);
    const { status, body } = await fixture.client.send(paylinkCalls.generate, {
      ...{ studentId: none.studentId, item, currency: 'INR', expectedTotalMinor: 99_900, expiresInHours: 72, note: '' },
    });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('State is needed') as string]);
    const far = await fixture.quote({ studentId: (await fixture.learner('MH')).studentId, item });
    expect(far.taxLines).toEqual([{ name: 'IGST', rateBp: 1800, taxMinor: 15_239 }]);
  });

  it('is closed by the clock when its time is over, and its coupon is free again', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link, order } = await fixture.sell({ studentId });
    await sql`update payment_links set expires_at = now() - interval '1 minute' where id = ${link.id}`.execute(
      fixture.db,
    );
    await fixture.runClock();
    expect(await fixture.order(order.id)).toMatchObject({ status: 'expired' });
  });
});

describe('a seller', () => {
  it('sees the learner’s own address and number masked without the right to reveal them', async () => {
    const { studentId } = await fixture.learner('KA');
    const sales = await fixture.api.signIn(4);
    const item = await fixture.plan('Learner');
    const whole = (await fixture.done(paylinkCalls.buyer, { studentId })).buyer.email;
    const { buyer } = await fixture.done(paylinkCalls.buyer, { studentId }, sales);
    const { quote } = await fixture.done(paylinkCalls.quote, { studentId, item, currency: 'INR' }, sales);
    const made = { studentId, item, currency: 'INR', expectedTotalMinor: quote.totalMinor, expiresInHours: 72 };
    const { link } = await fixture.done(paylinkCalls.generate, made, sales);
    expect(whole).toMatch(/^role15/);
    for (const email of [buyer.email, quote.billTo.email, link?.billTo.email]) expect(email).toMatch(/^r•••@/);
    expect((await fixture.order(link!.orderId)).billTo).toMatchObject({ email: whole });
  });

  it('sees no link of another seller, unless payments are verified', async () => {
    const { studentId } = await fixture.learner('KA');
    const { link } = await fixture.sell({ studentId });
    const sales = await fixture.api.signIn(4);
    expect((await sales.send(paylinkCalls.detail, { id: link.id })).status).toBe(404);
    expect((await fixture.done(paylinkCalls.list, {}, sales)).items).toEqual([]);
  });
});

describe('a plan', () => {
  it('that is bought while another runs begins at its end, and the quote says so', async () => {
    const { studentId } = await fixture.learner('KA');
    const item = await fixture.plan('Learner');
    expect((await fixture.quote({ studentId, item })).period).toMatchObject({ from: null });
    const { link } = await fixture.sell({ studentId });
    await fixture.payAtBank(link.url!, 'pay');
    await fixture.runInbox();
    const { period } = await fixture.quote({ studentId, item });
    expect(Date.parse(period!.from!)).toBeGreaterThan(Date.now());
    expect(Date.parse(period!.until)).toBeGreaterThan(Date.parse(period!.from!));
  });

  it('that is free gives way to one that is bought', async () => {
    const { studentId } = await fixture.learner('KA');
    await fixture.generate({ studentId, item: await fixture.plan('Free'), expectedTotalMinor: 0 });
    const { link, order } = await fixture.sell({ studentId });
    await fixture.payAtBank(link.url!, 'pay');
    await fixture.runInbox();
    expect(await fixture.order(order.id)).toMatchObject({ accessState: 'given' });
  });
});

describe('a webhook', () => {
  it('M20: is refused when its bytes are not those that were signed, and nothing is stored', async () => {
    expect(await fixture.webhook('{"events":[]}', { signed: '{ "events": [] }' })).toBe(400);
    expect(await fixture.webhook('{"events":[]}')).toBe(200);
  });

  it('M27: is refused when its moment is more than 300 seconds off in either direction', async () => {
    expect(await fixture.webhook('{"events":[]}', { seconds: -310 })).toBe(400);
    expect(await fixture.webhook('{"events":[]}', { seconds: 310 })).toBe(400);
    expect(await fixture.webhook('{"events":[]}', { seconds: 290 })).toBe(200);
  });
});
