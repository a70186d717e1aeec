import { batchCalls } from '@lectern/contract/people';
import { sellingFixture, type SellingFixture } from './testing';
import { batchMaker, seatPrice } from './testing-batch';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

it('a batch with a sold seat is not deleted: the answer says why', async () => {
  const id = await (await batchMaker(fixture))(2);
  const { studentId } = await fixture.learner('KA');
  const { link } = await fixture.generate({ studentId, item: { kind: 'batch', id }, expectedTotalMinor: seatPrice });
  await fixture.payAtBank(link!.url!, 'pay');
  await fixture.runInbox();
  const { batch } = await fixture.done(batchCalls.detail, { id });
  const { status, body } = await fixture.client.send(batchCalls.delete, { id, version: batch.version });
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toMatch(/member/i);
});
