import { correctionRequestCalls, invoiceCalls, invoiceCorrectCalls } from '@lectern/contract/commerce';
import { studentCalls } from '@lectern/contract/people';
import { notificationCalls } from '@lectern/contract/platform/notification';
import { sql } from 'kysely';
import { refundFixture, type RefundFixture } from '../refund/testing';

let fixture: RefundFixture;
beforeAll(async () => void (fixture = await refundFixture()));
afterAll(() => fixture.close());

const trust = { name: 'Horizon Trust', email: 'accounts@horizon.example.com', taxId: '29AAGCB7383J1Z4' };

/** A paid order with its invoice, and its student signed in. */
const sold = async () => {
  const paid = await fixture.paid();
  const { id } = await fixture.db
    .selectFrom('invoices')
    .select('id')
    .where('orderId', '=', paid.orderId)
    .executeTakeFirstOrThrow();
  return { ...paid, id, student: await fixture.signInAs(paid.userId) };
};
type Sold = Awaited<ReturnType<typeof sold>>;
const ask = ({ id, student }: Sold, billTo: object = trust) => student.send(correctionRequestCalls.ask, { id, billTo });
const requestOf = async (id: number) => (await fixture.done(invoiceCalls.detail, { id })).request;
const correct = (id: number, billTo: object = trust) =>
  fixture.done(invoiceCorrectCalls.correct, { id, billTo, reason: 'The company pays' });
const mailsOf = async (name: string): Promise<readonly string[]> =>
  (
    await sql<{ to: string }>`select to_email::text as "to" from mails where template = ${name} order by id`.execute(
      fixture.db,
    )
  ).rows.map(({ to }) => to);
const bell = async () => (await fixture.done(notificationCalls.list, {})).items;

describe('a correction that a student asks for:', () => {
  it('one notice leads to the form, which is filled in with the payer as asked', async () => {
    const paid = await sold();
    expect((await ask(paid)).status).toBe(200);
    const { number } = (await fixture.done(invoiceCalls.detail, { id: paid.id })).invoice;
    const notices = (await bell()).filter(({ title }) => title.includes(number));
    expect(notices).toMatchObject([{ link: `/invoice/view?id=${paid.id}&correct=request` }]);
    expect((await fixture.done(invoiceCorrectCalls.preview, { id: paid.id })).wanted).toMatchObject(trust);
    expect((await fixture.done(correctionRequestCalls.bill, { id: paid.id }, paid.student)).wanted).toMatchObject(
      trust,
    );
  });

  it('a second one replaces the first', async () => {
    const paid = await sold();
    await ask(paid);
    const first = await requestOf(paid.id);
    await ask(paid, { name: 'Other Trust' });
    expect((await fixture.done(invoiceCorrectCalls.preview, { id: paid.id })).wanted).toMatchObject({
      name: 'Other Trust',
    });
    const { status, body } = await fixture.client.send(correctionRequestCalls.dismiss, {
      id: first!.id,
      reason: 'It is right as it is',
    });
    expect([status, (body as { message: string }).message]).toEqual([
      409,
      'The student has asked for something else since',
    ]);
  });

  it('the correction closes it, and mails the new invoice to student and payer', async () => {
    const paid = await sold();
    await ask(paid);
    const before = (await mailsOf('invoice-corrected')).length;
    const { invoice } = await correct(paid.id);
    const { email } = await fixture.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', paid.userId)
      .executeTakeFirstOrThrow();
    expect((await mailsOf('invoice-corrected')).slice(before)).toEqual([email, trust.email]);
    expect(await requestOf(paid.id)).toBeNull();
    expect((await ask(paid)).body).toMatchObject({ message: expect.stringMatching(/replaced/) as string });
    expect((await ask({ ...paid, id: invoice.id }, { name: 'Third Trust' })).status).toBe(200);
  });

  it('a payer who is the student gets one mail', async () => {
    const paid = await sold();
    const before = (await mailsOf('invoice-corrected')).length;
    await correct(paid.id, { name: 'Asha R. Rao' });
    expect((await mailsOf('invoice-corrected')).slice(before)).toHaveLength(1);
  });

  it('a dismissed one is closed, and its reason reaches the student', async () => {
    const paid = await sold();
    await ask(paid);
    const { id } = (await requestOf(paid.id))!;
    const dismissal = { id, reason: 'A company needs its own GSTIN' };
    expect(await fixture.done(correctionRequestCalls.dismiss, dismissal)).toEqual({ invoiceId: paid.id });
    expect(await requestOf(paid.id)).toBeNull();
    const { items } = await fixture.done(notificationCalls.list, {}, paid.student);
    expect(items[0]).toMatchObject({ body: dismissal.reason, link: '/student-area' });
    expect((await fixture.client.send(correctionRequestCalls.dismiss, dismissal)).status).toBe(409);
  });

  it('the checks of an invoice hold: the same payer and a GSTIN of another state are refused on their fields', async () => {
    const paid = await sold();
    expect((await ask(paid, {})).status).toBe(400);
    expect((await ask(paid, { ...trust, taxId: '27AAPFU0939F1ZV' })).body).toMatchObject({
      error: [{ property: 'billTo.taxId' }],
    });
    expect(await requestOf(paid.id)).toBeNull();
  });

  it('an invoice of somebody else is not there, one of a merged account is', async () => {
    const [mine, theirs] = [await sold(), await sold()];
    expect((await ask({ ...mine, id: theirs.id })).status).toBe(404);
    await fixture.merge(mine.studentId, theirs.studentId);
    expect((await ask({ ...mine, id: theirs.id })).status).toBe(200);
  });

  it('a credited invoice and a credit note cannot be corrected', async () => {
    const paid = await sold();
    const { creditNote } = await correct(paid.id);
    expect((await ask({ ...paid, id: creditNote.id })).status).toBe(409);
    const other = await sold();
    await fixture.create({ paymentId: other.paymentId, amountMinor: 99_900 });
    await fixture.runInbox();
    expect((await ask(other)).status).toBe(409);
  });

  it('the sixth within an hour has to wait', async () => {
    const paid = await sold();
    for (const name of ['Trust 1', 'Trust 2', 'Trust 3', 'Trust 4', 'Trust 5'])
      expect((await ask(paid, { name })).status).toBe(200);
    expect((await ask(paid, { name: 'Trust 6' })).status).toBe(429);
  });

  it('the erasure of the student empties the payer and closes it', async () => {
    const paid = await sold();
    await ask(paid);
    const { student } = await fixture.done(studentCalls.detail, { id: paid.studentId });
    await fixture.done(studentCalls.erase, {
      id: student.id,
      version: student.version,
      typedName: student.name,
      reason: 'Asked for it by letter',
    });
    const { billTo, outcome } = await fixture.db
      .selectFrom('invoiceCorrectionRequests')
      .select(['billTo', 'outcome'])
      .where('invoiceId', '=', paid.id)
      .executeTakeFirstOrThrow();
    expect([billTo, outcome]).toEqual([{}, 'erased']);
  });
});
