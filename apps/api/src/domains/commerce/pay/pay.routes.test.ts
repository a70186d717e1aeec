import { sql } from 'kysely';
import { sellingFixture, type SellingFixture } from '../sale/testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

const soldLink = async () => {
  const { studentId } = await fixture.learner('KA');
  const { link, order } = await fixture.sell({ studentId });
  return { url: link.url!, linkId: link.id, orderId: order.id };
};
const bodyOf = async (url: string): Promise<string> => (await fixture.page(url)).body;
const changeBill = (url: string, fields: Record<string, string>) =>
  fixture.post(`${new URL(url).pathname}/bill-to`, fields);
const stateId = async (code: string): Promise<string> => {
  const { rows } = await sql<{ id: number }>`
    select s.id from states s join countries c on c.id = s.country_id and c.iso2 = 'IN' where s.code = ${code}`.execute(
    fixture.db,
  );
  return String(rows[0]!.id);
};

describe('the pay page', () => {
  it('says of any unknown token that there is no such link', async () => {
    for (const token of ['a'.repeat(43), 'x', '%00', 'a'.repeat(99)]) {
      const { status, body } = await fixture.page(`http://localhost/pay/${token}`);
      expect([status, body.includes('This link does not exist')]).toEqual([404, true]);
    }
  });

  it('M19: writes nothing when it is read again and again, and is kept by nobody', async () => {
    const { url, linkId } = await soldLink();
    const before = await sql`select * from payment_links where id = ${linkId}`.execute(fixture.db);
    for (const address of [url, `${url}?back=1`, url, url]) await fixture.page(address);
    const { headers } = await fixture.page(url);
    expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
      'private, no-store',
      'no-referrer',
      'noindex, nofollow',
    ]);
    expect((await sql`select * from payment_links where id = ${linkId}`.execute(fixture.db)).rows).toEqual(before.rows);
    expect(await sql`select 1 from payment_attempts where link_id = ${linkId}`.execute(fixture.db)).toMatchObject({
      rows: [],
    });
  });

  it('stays open when the payer comes back from the bank without paying', async () => {
    const { url } = await soldLink();
    const ref = await fixture.start(url);
    const bank = await fixture.page(`http://localhost/pay/sandbox/${ref}`);
    expect(bank.body).toContain(`href="${new URL(url).pathname}"`);
    expect(await bodyOf(url)).toContain('data-state="open"');
  });

  it('waits for the bank only where a payment was begun', async () => {
    const { url } = await soldLink();
    expect(await bodyOf(`${url}?back=1`)).toContain('data-state="open"');
    await fixture.start(url);
    expect(await bodyOf(`${url}?back=1`)).toContain('data-state="confirming"');
  });

  it('says that a payment failed, and waits again after the next try', async () => {
    const { url } = await soldLink();
    await fixture.payAtBank(url, 'fail');
    await fixture.runInbox();
    expect(await bodyOf(`${url}?back=1`)).toContain('data-state="failed"');
    await fixture.payAtBank(url, 'slow');
    expect(await bodyOf(`${url}?back=1`)).toContain('data-state="confirming"');
  });

  it('has expired when its time is over, also before the clock closes it, and cannot be paid', async () => {
    const { url, linkId } = await soldLink();
    await sql`update payment_links set expires_at = now() - interval '1 second' where id = ${linkId}`.execute(
      fixture.db,
    );
    expect(await bodyOf(url)).toContain('data-state="expired"');
    const answer = await fixture.post(`${new URL(url).pathname}/start`, {});
    expect(answer.headers.get('location')).toBe(new URL(url).pathname);
  });

  it('M19: opens one session for two tabs, and for a double click', async () => {
    const { url } = await soldLink();
    const [one, other] = await Promise.all([fixture.start(url), fixture.start(url)]);
    expect(one).toBe(other);
  });

  it('M12: opens another session when the first has expired; link and order stay open meanwhile', async () => {
    const { url, linkId, orderId } = await soldLink();
    const first = await fixture.start(url);
    await sql`update payment_attempts set expires_at = now() - interval '1 minute', next_poll_at = now() where link_id = ${linkId}`.execute(
      fixture.db,
    );
    await fixture.runPolls();
    await fixture.runClock();
    expect((await fixture.order(orderId)).status).toBe('open');
    const second = await fixture.start(url);
    expect(second).not.toBe(first);
    await fixture.press(second, 'pay');
    await fixture.runInbox();
    const { rows } = await sql`
      select a.status, l.status as link, a.next_poll_at is not null as is_looked_up
      from payment_attempts a join payment_links l on l.id = a.link_id where l.id = ${linkId} order by a.id`.execute(
      fixture.db,
    );
    // Money may still come by the first, the second has brought its own.
    expect(rows).toEqual([
      { status: 'expired', link: 'paid', isLookedUp: true },
      { status: 'paid', link: 'paid', isLookedUp: false },
    ]);
  });

  it('M12: opens a session of half an hour in the last minutes of a link, and takes its late payment', async () => {
    const { url, linkId, orderId } = await soldLink();
    const endsIn = (minutes: number) =>
      sql`update payment_links set expires_at = now() + make_interval(mins => ${minutes}) where id = ${linkId}`.execute(
        fixture.db,
      );
    await endsIn(10);
    const ref = await fixture.start(url);
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from expires_at - now())::int / 60 as minutes from payment_attempts where link_id = ${linkId}`.execute(
      fixture.db,
    );
    expect(rows[0]!.minutes).toBeGreaterThanOrEqual(30);
    await endsIn(-15);
    await fixture.runClock();
    await fixture.press(ref, 'pay');
    await fixture.runInbox();
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
  });
});

describe('the test bank', () => {
  it('opens a dispute after a payment, and decides it once on the page of its session', async () => {
    const { url, orderId } = await soldLink();
    const ref = await fixture.start(url);
    await fixture.press(ref, 'dispute');
    await fixture.runInbox();
    const status = async () =>
      (
        await sql<{ status: string }>`
          select d.status from disputes d join payments p on p.id = d.payment_id where p.order_id = ${orderId}`.execute(
          fixture.db,
        )
      ).rows.map((row) => row.status);
    expect(await status()).toEqual(['open']);
    const bank = `${new URL(url).origin}/pay/sandbox/${ref}`;
    expect(await bodyOf(bank)).toContain('Decide for the seller');
    await fixture.press(ref, 'won');
    await fixture.runInbox();
    expect(await bodyOf(bank)).not.toContain('Decide for the seller');
    await fixture.press(ref, 'lost');
    await fixture.runInbox();
    expect(await status()).toEqual(['won']);
  });

  it('takes the money of a session that has run out', async () => {
    const { url, orderId } = await soldLink();
    await fixture.payAtBank(url, 'late');
    await fixture.runInbox();
    expect(await fixture.order(orderId)).toMatchObject({ status: 'paid', accessState: 'given' });
  });
});

describe('Invoice to', () => {
  it('keeps the typed values of a form with errors, and changes nothing', async () => {
    const { url, orderId } = await soldLink();
    const { billTo } = await fixture.order(orderId);
    const answer = await changeBill(url, { name: 'A', email: 'nobody', countryId: 'x', stateId: '', taxId: '' });
    const body = await answer.text();
    expect([answer.status, body.includes('value="nobody"')]).toEqual([400, true]);
    expect((await fixture.order(orderId)).billTo).toEqual(billTo);
  });

  it('M51: refuses the GSTIN of another state by its name, and takes that of its own', async () => {
    const { url } = await soldLink();
    const typed = { taxId: '27AAPFU0939F1ZV', name: '', email: '', address: '', countryId: '' };
    expect(await (await changeBill(url, { ...typed, stateId: await stateId('KA') })).text()).toContain(
      'This GSTIN belongs to Maharashtra',
    );
    const taken = await changeBill(url, { ...typed, stateId: await stateId('MH') });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `${new URL(url).pathname}?saved=1`]);
    expect(await bodyOf(url)).toContain('IGST 18%');
  });

  it('is refused for an order that is paid', async () => {
    const { url, orderId } = await soldLink();
    await fixture.payAtBank(url, 'pay');
    await fixture.runInbox();
    const { billTo } = await fixture.order(orderId);
    await changeBill(url, { name: 'Somebody Else' });
    expect((await fixture.order(orderId)).billTo).toEqual(billTo);
  });
});
