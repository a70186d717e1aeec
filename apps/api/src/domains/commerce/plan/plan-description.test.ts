import { libraryItemCalls } from '@lectern/contract/content';
import { fileCalls } from '@lectern/contract/platform/file';
import { studentPlanCalls, trainerPlanCalls, type Plan } from '@lectern/contract/commerce';
import { auditCalls } from '@lectern/contract/platform/audit';
import type { ResponseOf } from '@lectern/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { sellingFixture, type SellingFixture } from '../sale/testing';
import { refusedFields } from '../testing';

let fixture: SellingFixture;
beforeAll(async () => void (fixture = await sellingFixture()));
afterAll(() => fixture.close());

let number = 0;
/** The id of an uploaded picture. */
const picture = async (): Promise<number> => {
  number += 1;
  const background = { r: number, g: 20, b: 90 };
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('purpose', 'image');
  form.append('file', new Blob([Uint8Array.from(bytes)]), `plan-${number}.png`);
  const response = await fixture.client.fetch(`/api/${fileCalls.upload.path}`, { method: 'POST', body: form });
  return ((await response.json()) as { result: ResponseOf<typeof fileCalls.upload> }).result.file.id;
};
const values = (more: object = {}) => ({
  ...{ name: `Plan ${(number += 1)}`, periodUnit: 'month' as const, periodCount: 1 },
  ...more,
});
const created = async (more: object = {}): Promise<Plan> =>
  (await fixture.done(studentPlanCalls.create, values(more))).studentPlan;
const changed = async ({ id, version }: Plan, more: object): Promise<Plan> =>
  (await fixture.done(studentPlanCalls.update, { id, version, ...more })).studentPlan;
const uses = async (fileId: number) =>
  (
    await sql<{ entity: string; entityId: number; label: string }>`
      select entity, entity_id, label from file_uses where file_id = ${fileId}`.execute(fixture.db)
  ).rows;

test('description and picture count immediately, without a draft of the plan on sale', async () => {
  const plan = await created({
    prices: [{ currency: 'INR', priceMinor: 99_900, compareMinor: null }],
    features: [{ text: 'All courses', included: true }],
  });
  const key = { id: plan.id, version: plan.version };
  const { studentPlan } = await fixture.done(studentPlanCalls.changeStatus, { ...key, status: 'published' });
  const imageFileId = await picture();
  const after = await changed(studentPlan, { descriptionHtml: '<p>For two languages.</p>', imageFileId });
  expect(after).toMatchObject({ descriptionHtml: '<p>For two languages.</p>', imageFileId, draft: null, liveNo: 1 });
  const { items } = await fixture.done(auditCalls.entity, { entity: 'student_plans', id: plan.id });
  expect(items[0]?.changes.map(({ field }) => field).sort()).toEqual(['descriptionHtml', 'imageFileId']);
});

test('a description is cleaned as every formatted text', async () => {
  const { descriptionHtml } = await created({ descriptionHtml: '<p onclick="x()">Safe</p><script>x()</script>' });
  expect(descriptionHtml).toBe('<p>Safe</p>');
});

test('a plan of trainers has both too', async () => {
  const imageFileId = await picture();
  const more = { commissionBp: 1000, descriptionHtml: '<p>For full-time trainers.</p>', imageFileId };
  const { trainerPlan } = await fixture.done(trainerPlanCalls.create, values(more) as never);
  expect(trainerPlan).toMatchObject({ descriptionHtml: '<p>For full-time trainers.</p>', imageFileId });
});

test('the picture is in use by the plan until another one takes its place or it is taken away', async () => {
  const [first, second] = [await picture(), await picture()];
  const plan = await created({ imageFileId: first });
  expect(await uses(first)).toEqual([{ entity: 'student_plans', entityId: plan.id, label: plan.name }]);
  const other = await changed(plan, { imageFileId: second });
  expect([(await uses(first)).length, (await uses(second)).length]).toEqual([0, 1]);
  const renamed = await changed(other, { name: `Renamed ${number}` });
  expect((await uses(second))[0]?.label).toBe(renamed.name);
  expect((await changed(renamed, { imageFileId: null })).imageFileId).toBeNull();
  expect(await uses(second)).toEqual([]);
});

test('a file that is not there is refused on its field, and the plan stays as it was', async () => {
  const plan = await created();
  const request = { id: plan.id, version: plan.version, imageFileId: 999_999 };
  const { status, body } = await fixture.client.send(studentPlanCalls.update, request);
  expect([status, refusedFields(body)]).toEqual([
    409,
    { imageFileId: ['This file is not there any more: upload it again'] },
  ]);
  expect((await fixture.done(studentPlanCalls.detail, { id: plan.id })).studentPlan).toMatchObject({
    version: plan.version,
    imageFileId: null,
  });
});

test('the library names the plan that shows a picture', async () => {
  const fileId = await picture();
  const { items } = await fixture.done(libraryItemCalls.add, { fileIds: [fileId] });
  const plan = await created({ imageFileId: fileId });
  const { places } = await fixture.done(libraryItemCalls.detail, { id: items[0]!.libraryItem!.id });
  expect(places).toMatchObject([
    { kind: 'Student plan', name: plan.name, path: `/student-plans/details?id=${plan.id}` },
  ]);
});
