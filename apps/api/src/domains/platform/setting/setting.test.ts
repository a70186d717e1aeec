import { sessionCalls } from '@lectern/contract/platform';
import { settingCalls } from '@lectern/contract/platform/setting';
import { contentPolicy } from '../../../server/delivery/headers';
import { testApi, type TestApi } from '../../../testing';
import { readVideoHosts } from './video-hosts.queries';

let api: TestApi;
beforeAll(async () => void (api = await testApi()));
afterAll(() => api.close());

const value = { productName: 'Maple', supportEmail: 'help@example.com', timeZone: 'Asia/Dubai' };

test('the general settings are saved once, and every session has name and time zone', async () => {
  const [admin, other] = [await api.signIn(2), await api.signIn(4)];
  const { body } = await other.send(settingCalls.read, { group: 'general' });
  if (!body.success) throw new Error('not read');
  const { version } = body.result;
  expect(body.result.value.timeZone).toBe('Asia/Kolkata');
  expect(await admin.send(settingCalls.save, { group: 'general', version, value })).toMatchObject({
    status: 200,
    body: { result: { version: version + 1, value } },
  });
  expect((await other.send(sessionCalls.read, {})).body).toMatchObject({
    result: { settings: { productName: 'Maple', timeZone: 'Asia/Dubai' } },
  });
});

test('settings that somebody has changed meanwhile are refused with what they are now', async () => {
  const admin = await api.signIn(2);
  const { body } = await admin.send(settingCalls.read, { group: 'general' });
  if (!body.success) throw new Error('not read');
  expect(
    await admin.send(settingCalls.save, { ...body.result, version: body.result.version - 1, value }),
  ).toMatchObject({ status: 409, body: { result: body.result } });
});

test('the hosts of videos are saved once each, and a page may embed them from then on [7.21]', async () => {
  const admin = await api.signIn(2);
  const { body } = await admin.send(settingCalls.uploads, {});
  if (!body.success) throw new Error('not read');
  const { version } = body.result;
  const videoHosts = ['videos.example.com', 'videos.example.com', '127.0.0.1:8080'];
  expect(await admin.send(settingCalls.saveUploads, { version, videoHosts })).toMatchObject({
    status: 200,
    body: { result: { version: version + 1, videoHosts: ['videos.example.com', '127.0.0.1:8080'] } },
  });
  expect((await admin.send(settingCalls.saveUploads, { version, videoHosts: [] })).status).toBe(409);
  const hosts = await readVideoHosts(api.database.db);
  expect(contentPolicy(undefined, hosts)).toContain(
    "frame-src 'self' https://videos.example.com http://127.0.0.1:8080;",
  );
});

test('the time zones say what their clocks show now', async () => {
  const client = await api.signIn(15);
  const { body } = await client.send(settingCalls.timeZones, {});
  if (!body.success) throw new Error('not read');
  expect(body.result).toEqual(
    expect.arrayContaining([{ name: 'Asia/Kolkata', label: 'Kolkata', offset: 330, active: true }]),
  );
});
