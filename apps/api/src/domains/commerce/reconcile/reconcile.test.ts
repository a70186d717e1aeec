import { accountsCalls, reconcileCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from '../refund/testing';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

/** Moves all money, ours and the bank's, days back: the newest hour is not compared. */
const age = async (days = 5): Promise<void> => {
  for (const [table, column] of [
    ['sandbox_events', 'created_at'],
    ['sandbox_refunds', 'created_at'],
    ['payments', 'paid_at'],
    ['refunds', 'created_at'],
    ['disputes', 'opened_at'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(days => ${days})
      where ${sql.ref(column)} > now() - interval '1 hour'`.execute(fixture.db);
};
const lines = async (state = 'open') =>
  (await fixture.done(reconcileCalls.list, { filter: { state: `eq:${state}` }, sort: 'foundAt' })).items;
const compare = async () => {
  await fixture.runReconcile();
  return (await lines()).map(({ kind, subject, reference }) => `${kind} ${subject} ${reference}`);
};
/** The bank's own row of a payment, changed; without `event` it is gone. */
const changeAtBank = (ref: string, event: object | null) =>
  event
    ? sql`update sandbox_events set event = jsonb_set(event, '{payment}', event->'payment' || ${JSON.stringify(event)}::jsonb) where event->'payment'->>'id' = ${ref}`.execute(
        fixture.db,
      )
    : sql`delete from sandbox_events where event->'payment'->>'id' = ${ref}`.execute(fixture.db);

test('books that agree have no difference: payment, partial refund and dispute', async () => {
  const { paymentId } = await fixture.paid();
  await fixture.create({ paymentId, amountMinor: 10_000 });
  await fixture.runInbox();
  const disputed = await fixture.paid('MH');
  const session = (
    await sql<{
      ref: string;
    }>`select ref from sandbox_events where event->'payment'->>'id' = ${disputed.ref} limit 1`.execute(fixture.db)
  ).rows[0]!.ref;
  await fixture.press(session, 'dispute');
  await fixture.runInbox();
  await age();
  expect(await compare()).toEqual([]);
  const { runs, open } = await fixture.done(reconcileCalls.list, {});
  expect(open).toBe(0);
  expect(runs).toEqual([expect.objectContaining({ provider: 'sandbox', error: '' })]);
  expect(runs[0]!.listed).toBeGreaterThanOrEqual(3);
});

test('another sum, a row missing on either side and a second payment of an order are found by id', async () => {
  const sum = await fixture.paid();
  const there = await fixture.paid();
  const here = await fixture.paid();
  const twice = await fixture.paid();
  await age();
  await changeAtBank(sum.ref, { settledMinor: 99_800 });
  await changeAtBank(there.ref, null);
  // Payments that never reached us: one of an order without any, one of an order that is paid.
  const { order, link } = await fixture.sell(await fixture.learner('KA'));
  const lost = await fixture.start(link.url!);
  for (const [id, session] of [
    ['pay_lost', sql`select ${lost}::text`],
    ['pay_second', sql`select ref from sandbox_events where event->'payment'->>'id' = ${twice.ref} limit 1`],
  ] as const)
    await sql`
      insert into sandbox_events (ref, event, created_at)
      select (${session}), jsonb_set(event, '{payment}', event->'payment' || jsonb_build_object('id', ${id}::text)), now() - interval '5 days'
      from sandbox_events where event->'payment'->>'id' = ${here.ref} and event->'payment'->>'status' = 'paid' limit 1`.execute(
      fixture.db,
    );
  expect((await compare()).toSorted()).toEqual([
    'missing_here payment pay_lost',
    `missing_there payment ${there.ref}`,
    `sum payment ${sum.ref}`,
    'twice payment pay_second',
  ]);
  const found = await lines();
  expect(found.find(({ kind }) => kind === 'sum')).toMatchObject({
    ours: { amountMinor: 99_900, currency: 'INR', state: 'paid' },
    theirs: { amountMinor: 99_800 },
    paymentId: sum.paymentId,
  });
  expect(found.find(({ kind }) => kind === 'missing_here')).toMatchObject({ orderId: order.id, ours: null });
  expect(await fixture.notices()).toContain('4 differences with Sandbox');
});

test('a line that agrees again is closed by itself; one that a person closed comes back with other sums', async () => {
  const [sum] = (await lines()).filter(({ kind }) => kind === 'sum');
  const { id: lineId, version } = sum!;
  const { line } = await fixture.done(reconcileCalls.close, { id: lineId, version, note: 'A fee of the bank' });
  expect(line).toMatchObject({ state: 'closed', note: 'A fee of the bank' });
  const again = await fixture.client.send(reconcileCalls.close, { id: lineId, version, note: 'Once more' });
  expect(again.status).toBe(409);
  await compare();
  expect((await lines()).some(({ id }) => id === sum!.id)).toBe(false);
  await changeAtBank(sum!.reference, { settledMinor: 99_700 });
  await compare();
  expect(await fixture.notices()).toContain('1 difference with Sandbox');
  expect((await lines()).find(({ id }) => id === sum!.id)).toMatchObject({ theirs: { amountMinor: 99_700 }, note: '' });
  await changeAtBank(sum!.reference, { settledMinor: 99_900 });
  await compare();
  expect((await lines('closed')).find(({ id }) => id === sum!.id)).toMatchObject({
    note: 'Both agree now',
    closedBy: null,
  });
});

test('a provider that gives no books is named with its words, and closes no line', async () => {
  const before = (await lines()).length;
  const { sandbox } = await import('../payment/sandbox');
  const books = jest.spyOn(sandbox, 'books').mockRejectedValue(new Error('The bank is closed'));
  await fixture.runReconcile(() => undefined);
  books.mockRestore();
  const { runs, open } = await fixture.done(reconcileCalls.list, {});
  expect(runs[0]).toMatchObject({ provider: 'sandbox', error: 'The bank is closed' });
  expect(open).toBe(before);
});

test('an open line stays open when its payment is older than the books that are read', async () => {
  const there = (await lines()).find(({ kind }) => kind === 'missing_there')!;
  const at = async (days: number) => {
    await sql`update payments set paid_at = now() - make_interval(days => ${days}) where id = ${there.paymentId}`.execute(
      fixture.db,
    );
    await sql`update reconcile_lines set at = now() - make_interval(days => ${days}) where id = ${there.id}`.execute(
      fixture.db,
    );
    await compare();
    return (await lines()).some(({ id }) => id === there.id);
  };
  expect([await at(30), await at(34), await at(40)]).toEqual([true, true, true]);
  await at(5);
});

test('authorized money that went back by itself is no missing refund, and a refund of the last hour is none', async () => {
  const before = (await lines()).length;
  const { order } = await fixture.sell(await fixture.learner('KA'));
  await sql`
    insert into payments (order_id, provider_id, provider_payment_id, currency, amount_minor, charged_currency, charged_minor, status)
    select ${order.id}, id, 'pay_lapsed', 'INR', 99900, 'INR', 99900, 'lapsed' from payment_providers where code = 'sandbox'`.execute(
    fixture.db,
  );
  await sql`
    insert into sandbox_refunds (ref, key, mark, payment_ref, currency, amount_minor, created_at)
    values ('rfnd_lapsed', 'rfnd_lapsed', 'none', 'pay_lapsed', 'INR', 99900, now() - interval '5 days')`.execute(
    fixture.db,
  );
  const fresh = await fixture.paid();
  await age();
  const { id } = await fixture.create({ paymentId: fresh.paymentId, amountMinor: 10_000 });
  await fixture.runInbox();
  await sql`update refunds set created_at = now() - interval '5 days', first_tried_at = now() - interval '5 days' where id = ${id}`.execute(
    fixture.db,
  );
  await compare();
  expect((await lines()).length).toBe(before);
});

test('a comparison that is wanted while the nightly one waits is refused', async () => {
  await sql`delete from jobs where name = 'payment.reconcile'`.execute(fixture.db);
  expect((await fixture.client.send(reconcileCalls.run, {})).status).toBe(200);
  expect((await fixture.client.send(reconcileCalls.run, {})).status).toBe(409);
  const { rows } = await sql<{
    key: string;
  }>`select dedupe_key as key from jobs where name = 'payment.reconcile'`.execute(fixture.db);
  expect(rows).toEqual([{ key: 'payment.reconcile' }]);
});

describe('the accounts of a month', () => {
  const file = (kind: 'gstr1' | 'journal', month: string) => fixture.client.send(accountsCalls.read, { month, kind });
  const lastMonth = async (): Promise<string> =>
    (
      await sql<{ month: string }>`select to_char(report_day(now()) - interval '1 month', 'YYYY-MM') as month`.execute(
        fixture.db,
      )
    ).rows[0]!.month;

  it('wait until the month is over and no difference is open', async () => {
    const thisMonth = (await sql<{ m: string }>`select to_char(report_day(now()), 'YYYY-MM') as m`.execute(fixture.db))
      .rows[0]!.m;
    expect(await file('journal', thisMonth)).toMatchObject({
      status: 409,
      body: { message: 'This month is not over' },
    });
    await compare();
    const refused = await file('gstr1', await lastMonth());
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toMatch(/differences with providers are open/);
  });

  it('are a balanced journal of every ledger row, and a row of the return for every paper', async () => {
    for (const { id, version } of await lines())
      await fixture.done(reconcileCalls.close, { id, version, note: 'Looked at with the bank' });
    await sql`alter table ledger disable trigger user`.execute(fixture.db);
    await sql`alter table invoices disable trigger user`.execute(fixture.db);
    await sql`update ledger set day = day - interval '1 month'`.execute(fixture.db);
    await sql`update invoices set issued_on = issued_on - interval '1 month'`.execute(fixture.db);
    const month = (await sql<{ m: string }>`select to_char(max(day), 'YYYY-MM') as m from ledger`.execute(fixture.db))
      .rows[0]!.m;
    const rowsOf = async (kind: 'gstr1' | 'journal'): Promise<Record<string, string>[]> => {
      const { bytes } = await fixture.done(accountsCalls.read, { month, kind });
      const [head = [], ...rows] = Buffer.from(bytes)
        .toString('utf8')
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .map((row) => row.split(','));
      return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]!])));
    };
    const journal = await rowsOf('journal');
    const booked = await sql<{ key: string; total: number }>`
      select source_key as key, amount_minor / 100.0 as total from ledger`.execute(fixture.db);
    expect(new Set(journal.map(({ Key }) => Key))).toEqual(new Set(booked.rows.map(({ key }) => key)));
    const sumBy = (key: string): number =>
      Math.round(journal.filter(({ Key }) => Key === key).reduce((sum, { Amount }) => sum + Number(Amount) * 100, 0));
    expect(booked.rows.map(({ key }) => sumBy(key)).filter((sum) => sum !== 0)).toEqual([]);

    const papers = (await rowsOf('gstr1')).filter(({ Section }) => Section !== 'HSN');
    const issued = await sql<{ number: string; total: number }>`
      select number_text as number, total_minor::float8 / 100 as total from invoices order by number_text`.execute(
      fixture.db,
    );
    expect(papers.map(({ Number: number, Total }) => [number, Number(Total)]).toSorted()).toEqual(
      issued.rows.map(({ number, total }) => [number, total]).toSorted(),
    );
    const credit = papers.find(({ Number: number }) => number?.startsWith('CRN'))!;
    expect(credit['About']).toMatch(/^INV-/);
    expect(papers.find(({ 'Place of supply': place }) => place === '27-Maharashtra')).toMatchObject({
      ...{ Section: 'B2CS', IGST: '152.39', CGST: '0', Rate: '18' },
    });
    const summary = (await rowsOf('gstr1')).filter(({ Section }) => Section === 'HSN');
    const all = (rows: Record<string, string>[], name: string): number =>
      Math.round(rows.reduce((sum, row) => sum + Number(row[name]) * 100, 0));
    expect(all(summary, 'Total')).toBe(all(papers, 'Total'));
    expect(all(summary, 'Taxable value')).toBe(all(papers, 'Taxable value'));
  });

  it('need both rights', async () => {
    await sql`delete from role_rights where role_id = 3 and right_name = 'exportData'`.execute(fixture.db);
    const reader = await fixture.api.signIn(3);
    expect((await reader.send(accountsCalls.read, { month: '2026-01', kind: 'journal' })).status).toBe(403);
  });
});
