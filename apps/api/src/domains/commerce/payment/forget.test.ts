import { invoiceCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from '../refund/testing';
import { forgetBytesOf } from './forget.queries';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

const bytesOf = async (paymentId: number): Promise<readonly number[]> =>
  (
    await sql<{
      bytes: number;
    }>`select octet_length(raw) as bytes from payment_events where payment_id = ${paymentId}`.execute(fixture.db)
  ).rows.map(({ bytes }) => bytes);

test('the bytes of events are emptied after 90 days; the event that was read from them stays', async () => {
  const [old, young] = [await fixture.paid(), await fixture.paid()];
  await sql`update payment_events set received_at = now() - interval '91 days' where payment_id = ${old.paymentId}`.execute(
    fixture.db,
  );
  await fixture.runForget();
  expect([...new Set(await bytesOf(old.paymentId))]).toEqual([0]);
  expect(Math.min(...(await bytesOf(young.paymentId)))).toBeGreaterThan(0);
  const { rows } = await sql`
    select 1 from payment_events where payment_id = ${old.paymentId} and payload->'payment'->>'status' = 'paid'`.execute(
    fixture.db,
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('an old event that is still to be applied keeps its bytes', async () => {
  const { paymentId } = await fixture.paid();
  await sql`update payment_events set received_at = now() - interval '91 days', state = 'failed' where payment_id = ${paymentId}`.execute(
    fixture.db,
  );
  await fixture.runForget();
  expect(Math.min(...(await bytesOf(paymentId)))).toBeGreaterThan(0);
});

test('a person who is erased leaves no bytes of events', async () => {
  const { paymentId, orderId } = await fixture.paid();
  const { userId } = await fixture.order(orderId);
  expect(await forgetBytesOf(fixture.db, userId)).toBeGreaterThan(0);
  expect([...new Set(await bytesOf(paymentId))]).toEqual([0]);
});

test('invoices of erased people lose their payer after eight years, never before, and can still be read and drawn', async () => {
  const [old, young] = [await fixture.paid(), await fixture.paid()];
  const invoice = async (orderId: number) =>
    (
      await sql<{
        id: number;
        bill: object;
      }>`select id, bill_to as bill from invoices where order_id = ${orderId}`.execute(fixture.db)
    ).rows[0]!;
  await sql`update users set status = 'erased', erased_at = now(), first_name = 'Erased', last_name = '#' || id
    where id in (select user_id from orders where id = any(${[old.orderId, young.orderId]}::bigint[]))`.execute(
    fixture.db,
  );
  await sql`alter table invoices disable trigger invoices_fixed`.execute(fixture.db);
  await sql`update invoices set issued_on = issued_on - interval '8 years 1 day' where order_id = ${old.orderId}`.execute(
    fixture.db,
  );
  await sql`alter table invoices enable trigger invoices_fixed`.execute(fixture.db);
  await fixture.runForget();
  const { id, bill } = await invoice(old.orderId);
  expect(bill).toEqual({});
  expect((await invoice(young.orderId)).bill).toHaveProperty('name');
  expect((await fixture.done(invoiceCalls.detail, { id })).invoice.totalMinor).toBe(99_900);
  expect((await fixture.done(invoiceCalls.download, { id })).bytes.byteLength).toBeGreaterThan(1000);
});
