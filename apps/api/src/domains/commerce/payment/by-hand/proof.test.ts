import { moneyByHandCalls, paymentCalls, type PaymentDetail } from '@lectern/contract/commerce';
import type { SentFile } from '@lectern/contract/platform/upload';
import { personFileCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { readSigned } from '../../../../server/files/signed';
import type { TestClient } from '../../../../testing';
import { refundFixture, type RefundFixture } from '../../refund/testing';

let fixture: RefundFixture;
let second: TestClient;
beforeAll(async () => {
  fixture = await refundFixture();
  second = await fixture.api.signIn(2);
});
afterAll(() => fixture.close());

const pdf = '%PDF-1.7 the receipt of the bank';
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const gone = [409, 'This file is not there any more: upload it again'];
const wrongType = 'Choose a PDF, PNG, JPEG or WebP file';

const sendFile = async (
  bytes: string | Uint8Array<ArrayBuffer>,
  name: string,
  { by = fixture.client, path = moneyByHandCalls.upload.path }: { by?: TestClient; path?: string } = {},
) => {
  const body = new FormData();
  body.append('file', new File([bytes], name));
  const response = await by.fetch(`/api/${path}`, { method: 'POST', body });
  const answer = (await response.json()) as { message: string; result?: { file: SentFile } };
  return { status: response.status, message: answer.message, file: answer.result?.file };
};
const uploaded = async (...sent: Parameters<typeof sendFile>): Promise<SentFile> => (await sendFile(...sent)).file!;

let references = 0;
const request = async (fileId: number) => {
  const { order } = await fixture.sell(await fixture.learner('KA'));
  return {
    ...{ orderId: order.id, method: 'bank' as const, reference: `UTR ${9000 + references++}` },
    ...{ receivedOn: '2026-01-02', fileId },
  };
};
const record = async (fileId: number): Promise<number> =>
  (await fixture.done(moneyByHandCalls.record, await request(fileId))).payment.id;
const refused = async (fileId: number) => {
  const { status, body } = await fixture.client.send(moneyByHandCalls.record, await request(fileId));
  const { error = [] } = body as { error?: readonly { property: string; constraints: Record<string, string> }[] };
  return [status, ...error.flatMap(({ property, constraints }) => [property, ...Object.values(constraints)])];
};
const payment = async (id: number, by = second): Promise<PaymentDetail['payment']> =>
  (await fixture.done(paymentCalls.detail, { id }, by)).payment;
/** The signed name and type of the proof, with the size of its object. */
const proofOf = async (id: number, by = second) => {
  const { url } = await fixture.done(moneyByHandCalls.proof, { id }, by);
  const { pathname, searchParams } = new URL(url, fixture.api.origin);
  const { keys, store } = fixture.api.services;
  const path = pathname.slice(1);
  const signed = readSigned(keys, path, Object.fromEntries(searchParams));
  return { ...signed, bytes: (await store.stat(path))?.bytes };
};

describe('the proof of money by hand', () => {
  it('is shown to the second person with the payment, and opened by an address of ten minutes', async () => {
    const file = await uploaded(pdf, 'receipt.pdf');
    const id = await record(file.id);
    expect(await payment(id)).toMatchObject({ isToConfirm: true, proof: file });
    expect(await proofOf(id)).toEqual({ name: 'receipt.pdf', bytes: pdf.length });
  });

  it('is shown in the browser where it is a picture', async () => {
    const id = await record((await uploaded(png, 'screen.png')).id);
    expect(await proofOf(id)).toMatchObject({ name: 'screen.png', shownAs: 'image/png' });
  });

  it('is optional: a payment without one names none and leads to none', async () => {
    const { fileId: _none, ...without } = await request(0);
    const { id } = (await fixture.done(moneyByHandCalls.record, without)).payment;
    expect((await payment(id)).proof).toBeNull();
    expect((await second.send(moneyByHandCalls.proof, { id })).status).toBe(404);
  });

  it('is a PDF or an image by its bytes, whatever its name says', async () => {
    for (const [bytes, name] of [
      ['a,b\n1,2\n', 'receipt.csv'],
      ['just text', 'receipt.pdf'],
      ['GIF89a', 'screen.gif'],
    ] as const) {
      const { status, message } = await sendFile(bytes, name);
      expect([name, status, message]).toEqual([name, 415, wrongType]);
    }
  });

  it('is refused on its field where it is a document of another type', async () => {
    const file = await uploaded(pdf, 'resume.pdf', { path: personFileCalls.upload.path });
    const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    await sql`update files set mime = ${docx} where id = ${file.id}`.execute(fixture.db);
    expect(await refused(file.id)).toEqual([409, 'fileId', wrongType]);
  });

  it('is a file that its recorder has sent, and no other', async () => {
    const { id } = await uploaded(pdf, 'receipt.pdf', { by: second });
    const [status, message] = gone;
    expect(await refused(id)).toEqual([status, 'fileId', message]);
    expect(await refused(999_999)).toEqual([status, 'fileId', message]);
  });

  it('is read by holders of invoiceList alone', async () => {
    const id = await record((await uploaded(pdf, 'receipt.pdf')).id);
    const reader = await fixture.api.signIn(3);
    expect((await proofOf(id, reader)).name).toBe('receipt.pdf');
    const seller = await fixture.api.signIn(4);
    const answer = await seller.send(moneyByHandCalls.proof, { id });
    expect([answer.status, answer.body]).toMatchObject([403, { missing: ['invoiceList'] }]);
  });

  it('is in use, so that the collector never takes it; an upload that was not recorded goes after a day', async () => {
    const [kept, left] = [await uploaded(pdf, 'kept.pdf'), await uploaded(pdf, 'left.pdf')];
    const id = await record(kept.id);
    await sql`update files set created_at = now() - interval '25 hours' where id in (${kept.id}, ${left.id})`.execute(
      fixture.db,
    );
    await fixture.runFileCollect();
    const { rows } = await sql<{ id: number; entity: string; entityId: number }>`
      select f.id, u.entity, u.entity_id from files f left join file_uses u on u.file_id = f.id where f.id in (${kept.id}, ${left.id})`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ id: kept.id, entity: 'payments', entityId: id }]);
    expect((await proofOf(id)).bytes).toBe(pdf.length);
  });
});
