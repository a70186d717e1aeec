import { randomUUID } from 'node:crypto';
import { mailCalls } from '@lectern/contract/platform/mail';
import { authCalls } from '@lectern/contract/platform';
import { testWorker } from '../../../server/jobs/testing';
import { testApi, type TestApi, type TestClient } from '../../../testing';
import { mailedToken } from '../auth/testing';

let api: TestApi;
let admin: TestClient;
let reader: TestClient;
let email: string;
let token: string;
beforeAll(async () => {
  api = await testApi();
  admin = await api.signIn(1);
  reader = await api.signIn(3); // sees settings, edits none, reveals nothing
  ({ email } = await api.person(15));
  await api.stranger().send(authCalls.forgotPassword, { email });
  token = await mailedToken(api, email);
  await testWorker(api).drain();
});
afterAll(() => api.close());

const listed = async (by: TestClient, q?: string) => {
  const { body } = await by.send(mailCalls.list, { ...(q !== undefined && { q }) });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.result;
};
const detail = async (by: TestClient) => {
  const { body } = await by.send(mailCalls.detail, { id: (await listed(admin, email)).items[0]?.id ?? 0 });
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.result.mail;
};

it('lists mails with what became of them, found by the whole address alone', async () => {
  const { items, isSent } = await listed(admin, email.toUpperCase());
  expect(items).toMatchObject([{ to: email, subject: 'Set a new password', state: 'kept', attempts: 1, error: null }]);
  expect(isSent).toBe(false);
  expect((await listed(admin, email.slice(0, -2))).items).toEqual([]);
});

it('masks addresses for who may not reveal them', async () => {
  const to = (await listed(reader, email)).items[0]?.to ?? '';
  expect(to).toContain('•');
  expect(email).not.toBe(to);
  expect((await detail(reader)).to).toBe(to);
});

it('shows the text of a mail, and its link to who may edit settings alone', async () => {
  expect(await detail(admin)).toMatchObject({
    text: expect.stringContaining('{{link}}') as string,
    linkLabel: 'Set a new password',
    link: expect.stringContaining(`#token=${token}`) as string,
  });
  expect((await detail(reader)).link).toBeNull();
  expect(JSON.stringify(await detail(reader))).not.toContain(token);
});

it('the link of a person with a right that one lacks is not shown', async () => {
  const chief = await api.person(1);
  await api.stranger().send(authCalls.forgotPassword, { email: chief.email });
  const id = (await listed(admin, chief.email)).items[0]?.id ?? 0;
  const linkFor = async (by: TestClient) => {
    const { body } = await by.send(mailCalls.detail, { id });
    return body.success ? body.result.mail.link : body.message;
  };
  const editor = await api.signIn(2); // edits settings, and lacks rights of a super admin
  expect([await linkFor(editor), await linkFor(admin)]).toEqual([null, expect.stringContaining('#token=')]);
});

it('shows no link in production', async () => {
  const production = await testApi({ services: { mail: { isSent: false, showsLinks: false } } });
  const person = await production.person(15);
  await production.stranger().send(authCalls.forgotPassword, { email: person.email });
  const by = await production.signIn(1);
  const found = (await by.send(mailCalls.list, { q: person.email })).body;
  const id = found.success ? (found.result.items[0]?.id ?? 0) : 0;
  const { body } = await by.send(mailCalls.detail, { id });
  expect(body).toMatchObject({ success: true, result: { mail: { state: 'queued', link: null } } });
  await production.close();
});

it('mails a test to any address', async () => {
  expect(
    (await admin.send(mailCalls.test, { to: 'operator@example.com' }, { headers: { 'idempotency-key': randomUUID() } }))
      .status,
  ).toBe(200);
  await testWorker(api).drain();
  expect((await listed(admin, 'operator@example.com')).items).toMatchObject([{ state: 'kept' }]);
});
