import { invoiceCalls } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from '../refund/testing';
import { forgetBillsOf } from './forget-bills.queries';
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

test('a person who is erased leaves no bytes of an event that has an order and no payment', async () => {
  const { orderId } = await fixture.paid();
  const { rows } = await sql<{ id: number }>`
    insert into payment_events (provider_id, event_id, kind, occurred_at, raw, payload)
    select min(id), 'evt_expired_' || gen_random_uuid(), 'attempt.expired', now(), 'Ananya Rao', jsonb_build_object('orderId', ${orderId}::bigint)
    from payment_providers returning id`.execute(fixture.db);
  const { userId } = await fixture.order(orderId);
  await forgetBytesOf(fixture.db, userId);
  const { rows: left } = await sql<{ bytes: number }>`
    select octet_length(raw) as bytes from payment_events where id = ${rows[0]!.id}`.execute(fixture.db);
  expect(left).toEqual([{ bytes: 0 }]);
});

/** Gives the payment a proof, as money by hand has. */
const prove = (paymentId: number) =>
  sql`with file as (
      insert into files (purpose, status, original_name, mime, bytes, storage_key, sha256)
      values ('attachment', 'ready', 'receipt.pdf', 'application/pdf', 1, gen_random_uuid(), sha256('receipt')) returning id)
    update payments set proof_file_id = file.id from file where payments.id = ${paymentId}`.execute(fixture.db);
const hasProof = async (paymentId: number): Promise<boolean> =>
  (await sql`select 1 from payments where id = ${paymentId} and proof_file_id is not null`.execute(fixture.db)).rows
    .length === 1;

test('the proof of refused money goes with an erased person, that of paid money with the payer of its invoice', async () => {
  const [refused, paid] = [await fixture.paid(), await fixture.paid()];
  const orders = sql`(${refused.orderId}, ${paid.orderId})`;
  await sql`update payments set status = 'lapsed', paid_at = null where id = ${refused.paymentId}`.execute(fixture.db);
  for (const { paymentId, orderId } of [refused, paid]) {
    await prove(paymentId);
    const { userId } = await fixture.order(orderId);
    await fixture.db.transaction().execute(async (db) => {
      await sql`set local app.erase = 'on'`.execute(db);
      await forgetBillsOf(db, userId);
    });
  }
  expect([await hasProof(refused.paymentId), await hasProof(paid.paymentId)]).toEqual([false, true]);
  await sql`update users set status = 'erased', erased_at = now() where id in (select user_id from orders where id in ${orders})`.execute(
    fixture.db,
  );
  await sql`update payments set paid_at = paid_at - interval '8 years 1 day' where id = ${paid.paymentId}`.execute(
    fixture.db,
  );
  await fixture.runForget();
  expect(await hasProof(paid.paymentId)).toBe(true);
  await sql`alter table invoices disable trigger invoices_fixed`.execute(fixture.db);
  await sql`update invoices set issued_on = issued_on - interval '8 years 1 day' where order_id in ${orders}`.execute(
    fixture.db,
  );
  await sql`alter table invoices enable trigger invoices_fixed`.execute(fixture.db);
  await fixture.runForget();
  expect(await hasProof(paid.paymentId)).toBe(false);
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
