import { categoryCalls } from '@lectern/contract/catalog';
import { testApi, type TestApi } from '../../testing';

let api: TestApi;
const read = (headers: Record<string, string> = {}): Promise<Response> => fetch(`${api.origin}/metrics`, { headers });
beforeAll(async () => {
  api = await testApi({
    metrics: { token: 'a-token-of-the-tests', pool: { totalCount: 3, idleCount: 2, waitingCount: 1 } },
  });
});
afterAll(() => api.close());

test('requests are counted by declared call and status, and no row or person is named', async () => {
  const admin = await api.signIn(1);
  await admin.send(categoryCalls.detail, { id: 987654 });
  const text = await (await read()).text();
  expect(text).toMatch(/http_request_seconds_count\{method="GET",call="category\/detail",status="404"\} 1/);
  expect(text).not.toContain('987654');
  expect(text).toContain('database_connections{state="waiting"} 1');
  expect(text).toContain('process_cpu_seconds_total');
});

test('the numbers are for this machine, or for anyone who has the token', async () => {
  expect((await read()).status).toBe(200);
  for (const header of ['x-forwarded-for', 'x-real-ip', 'via', 'forwarded'])
    expect([header, (await read({ [header]: '203.0.113.7' })).status]).toEqual([header, 404]);
  expect((await read({ authorization: 'Bearer not-the-token' })).status).toBe(404);
  expect((await read({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer a-token-of-the-tests' })).status).toBe(
    200,
  );
});
