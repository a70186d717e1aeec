import { invoiceCalls, invoiceCorrectCalls, type InvoiceDetail } from '@lectern/contract/commerce';
import { sql } from 'kysely';
import { findDifferences } from '../money-check/find-differences';
import { refundFixture, type RefundFixture } from '../refund/testing';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

const invoiceOf = async (orderId: number): Promise<number> =>
  (
    await fixture.db
      .selectFrom('invoices')
      .select('id')
      .where('orderId', '=', orderId)
      .where('kind', '=', 'invoice')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
const stateId = async (code: string): Promise<number> =>
  (await fixture.db.selectFrom('states').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const read = (id: number): Promise<InvoiceDetail> => fixture.done(invoiceCalls.detail, { id });
const correct = (id: number, billTo: object) =>
  fixture.done(invoiceCorrectCalls.correct, { id, billTo, reason: 'The company pays' });
const linesOf = ({ invoice }: InvoiceDetail) => invoice.taxLines.map(({ name, taxMinor }) => [name, taxMinor]);
const ofPaid = async () => {
  const paid = await fixture.paid();
  return { ...paid, id: await invoiceOf(paid.orderId) };
};
/** Sum of a tax over all papers of an order. */
const sumOf = async (orderId: number, tax: string): Promise<number> =>
  (
    await sql<{ sum: number }>`
      select coalesce(sum((x->>'taxMinor')::bigint), 0)::int as sum from invoices i, jsonb_array_elements(i.tax_lines) x
      where i.order_id = ${orderId} and x->>'name' = ${tax}`.execute(fixture.db)
  ).rows[0]!.sum;

afterEach(async () => expect(await findDifferences(fixture.db)).toEqual([]));

describe('a corrected invoice:', () => {
  it('M52: its rest is credited, and issued again with the same taxes to the unit; no money moves', async () => {
    const { id, orderId } = await ofPaid();
    const ledger = await fixture.ledger(orderId);
    const made = await correct(id, { name: 'Horizon Trust', taxId: '29AAGCB7383J1Z4' });
    const [old, now] = [await read(id), await read(made.invoice.id)];
    expect(old).toMatchObject({
      invoice: { isReplaced: true, creditedMinor: 99_900 },
      replacedBy: { number: made.invoice.number },
      notes: [{ number: made.creditNote.number, totalMinor: -99_900, reason: 'The company pays' }],
    });
    expect(now.invoice).toMatchObject({ totalMinor: 99_900, payerName: 'Horizon Trust', isReplaced: false });
    expect(linesOf(now)).toEqual(linesOf(old));
    expect(now.replaces?.id).toBe(id);
    expect(await fixture.ledger(orderId)).toEqual(ledger);
    const pdf = await fixture.done(invoiceCalls.download, { id: made.invoice.id });
    expect(pdf.name).toBe(`${made.invoice.number}.pdf`);
  });

  it('another state splits the total again, as the preview said', async () => {
    const { id, orderId } = await ofPaid();
    const billTo = { stateId: await stateId('MH') };
    const { countryId } = await fixture.db
      .selectFrom('states')
      .select('countryId')
      .where('code', '=', 'MH')
      .executeTakeFirstOrThrow();
    const { before, after } = await fixture.done(invoiceCorrectCalls.preview, { id, countryId, ...billTo });
    expect(before.taxLines.map(({ name }) => name)).toEqual(['CGST', 'SGST']);
    expect(after).toMatchObject({ placeOfSupply: '27-Maharashtra', totalMinor: 99_900, taxLines: [{ name: 'IGST' }] });
    const made = await correct(id, billTo);
    const { invoice } = await read(made.invoice.id);
    expect(invoice).toMatchObject({ ...after, netMinor: 99_900 - after.taxLines[0]!.taxMinor });
    expect(await sumOf(orderId, 'CGST')).toBe(0);
  });

  it('M52: later refunds count by its own taxes, and end at 0 in each of them', async () => {
    const { id, orderId, paymentId } = await ofPaid();
    const made = await correct(id, { stateId: await stateId('MH') });
    for (const amountMinor of [33_333, 33_333, 33_234]) {
      await fixture.create({ paymentId, amountMinor });
      await fixture.runInbox();
    }
    const { invoice, notes } = await read(made.invoice.id);
    expect(notes).toHaveLength(3);
    expect(invoice.creditedMinor).toBe(99_900);
    expect(await sumOf(orderId, 'IGST')).toBe(0);
    expect(await sumOf(orderId, 'CGST')).toBe(0);
  });

  it('refunds before it are left out; one that fails after it was done is mirrored to the unit', async () => {
    const { id, orderId, paymentId, ref } = await ofPaid();
    await fixture.create({ paymentId, amountMinor: 40_000 });
    await fixture.runInbox();
    const made = await correct(id, { name: 'Horizon Trust', stateId: await stateId('MH') });
    expect((await read(made.invoice.id)).invoice.totalMinor).toBe(59_900);
    await fixture.refundNews(ref, { amountMinor: 20_000 });
    await fixture.refundNews(ref, { amountMinor: 20_000, status: 'failed' });
    expect((await read(made.invoice.id)).invoice.creditedMinor).toBe(0);
    expect(await sumOf(orderId, 'IGST')).toBe((await read(made.invoice.id)).invoice.taxMinor);
  });

  it('a note, a replaced invoice, an empty one, the same payer and a bill without a state are refused', async () => {
    const send = (id: number, billTo: object) =>
      fixture.client.send(invoiceCorrectCalls.correct, { id, billTo, reason: 'The company pays' });
    const { id, paymentId } = await ofPaid();
    expect((await send(id, {})).status).toBe(400);
    expect((await send(id, { stateId: null })).body).toMatchObject({ success: false });
    const { creditNote, invoice } = await correct(id, { name: 'Horizon Trust' });
    expect((await send(id, { name: 'Other Trust' })).body).toMatchObject({
      message: expect.stringMatching(/replaced/) as string,
    });
    expect((await send(creditNote.id, { name: 'Other Trust' })).status).toBe(409);
    await fixture.create({ paymentId, amountMinor: 99_900 });
    await fixture.runInbox();
    expect((await send(invoice.id, { name: 'Other Trust' })).status).toBe(409);
  });

  it('two people correct it once', async () => {
    const { id } = await ofPaid();
    const both = await Promise.all(
      ['Horizon Trust', 'Other Trust'].map((name) =>
        fixture.client.send(invoiceCorrectCalls.correct, { id, billTo: { name }, reason: 'The company pays' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
