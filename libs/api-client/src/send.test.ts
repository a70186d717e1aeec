/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mixed } from 'yup';
import type { Call } from '@lectern/contract/call';
import { seal, unseal } from '@lectern/contract/seal';
import { CallError } from './call-error';
import { configure } from './configure';
import { requestsPending } from './pending';
import { readFile, readPdf, type FileCall } from './read-file';
import { send } from './send';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}
type ReceivedRequest = IncomingMessage & { body: string };

const device = 'ZGV2aWNl';
const declared = (method: Call['method'], path: string, access: Call['access'] = 'signed in') =>
  ({ method, path, access, request: mixed(), response: mixed() }) as Call;
const list = declared('GET', 'category/list');
const rename = declared('PUT', 'category');
const signIn = declared('POST', 'auth/admin-login', 'public');

let server: Server;
let answer: (request: ReceivedRequest) => Promise<Answer> | Answer;
let requests: ReceivedRequest[];
let toasts: string[];
let ended: number;
let changed: number;
let revisions: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const whole = Object.assign(request, { body });
      requests.push(whole);
      void Promise.resolve(answer(whole)).then(({ status, body: out, headers }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(typeof out === 'string' ? out : JSON.stringify(out));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  [requests, toasts, ended, changed, revisions] = [[], [], 0, 0, []];
  configure({
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    deviceId: () => device,
    sessionId: () => 5,
    notify: (_level, text) => void toasts.push(text),
    onSessionEnded: () => void (ended += 1),
    onSessionChanged: () => void (changed += 1),
    onRevision: (revision) => void revisions.push(revision),
  });
});

const failure = (status: number, more: object = {}) => ({
  status,
  body: { success: false, message: 'no', reference: 'r', ...more },
});
const sealedAnswer = async (request: ReceivedRequest, status: number, body: object): Promise<Answer> => ({
  status,
  body: { payload: await seal(device, `res ${request.method} ${request.url?.slice('/api/'.length)} ${status}`, body) },
});

test('every call carries device, application and session [6.6, 7.1, 7.5, 7.22]', async () => {
  answer = () => ({ status: 200, body: { success: true, result: [1] } });
  expect(await send(list, { page: 2, filter: { status: 'eq:active' } })).toEqual([1]);
  const [request] = requests;
  expect(decodeURIComponent(request?.url ?? '')).toBe('/api/category/list?page=2&filter[status]=eq:active');
  expect(request?.headers).toMatchObject({
    'device-id': device,
    'app-type': 'admin',
    'device-type': '',
    'session-id': '5',
  });
});

test('a PUT sends its request as the body [7.6]', async () => {
  answer = () => ({ status: 200, body: { success: true, result: {} } });
  await send(rename, { id: 3, version: 1, name: 'Maths' });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ id: 3, version: 1, name: 'Maths' });
});

test('parts of a text that the API did not keep are named', async () => {
  const cleaned = [{ property: 'answerHtml', removed: [{ what: '<script>', count: 1 }] }];
  answer = () => ({ status: 200, body: { success: true, cleaned, result: {} } });
  await send(rename, { id: 3, version: 1, answerHtml: '<script>x</script>' });
  expect(toasts).toEqual(['Not kept in the text: <script>']);
  const onNotKept = jest.fn();
  await send(rename, { id: 3, version: 1, answerHtml: '<script>x</script>' }, { onNotKept });
  expect([toasts.length, onNotKept.mock.calls]).toEqual([1, [['Not kept in the text: <script>']]]);
});

test('the progress of an upload is reported up to its end', async () => {
  answer = () => ({ status: 200, body: { success: true, result: {} } });
  const parts: number[] = [];
  await send(rename, { id: 3, version: 1, name: 'x'.repeat(300_000) }, { onProgress: (part) => void parts.push(part) });
  expect(parts.at(-1)).toBe(1);
  expect([...parts].sort((a, b) => a - b)).toEqual(parts);
});

test('a path with auth travels sealed both ways [3.7, 7.3]', async () => {
  answer = (request) => sealedAnswer(request, 200, { success: true, result: { hello: 'you' } });
  expect(await send(signIn, { email: 'a@b.c', password: 'secret' })).toEqual({ hello: 'you' });
  const sent = JSON.parse(requests[0]?.body ?? '') as { payload: string };
  expect(requests[0]?.body).not.toContain('secret');
  expect(await unseal(device, 'req POST auth/admin-login', sent.payload)).toEqual({
    email: 'a@b.c',
    password: 'secret',
  });
});

test('a sealed refusal is opened, and its text reaches the caller [7.4, 8.9]', async () => {
  answer = (request) =>
    sealedAnswer(request, 400, { success: false, message: 'm', error: 'E-mail or password is wrong', reference: 'r' });
  const error = await send(signIn, {}, { handled: [400] }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ status: 400, failure: { error: 'E-mail or password is wrong' } });
  expect(toasts).toEqual([]);
  expect(requests).toHaveLength(1);
});

test('a refusal reaches the caller with its status and its error, a list as well as a text [8.1, 8.9]', async () => {
  const fields = [{ property: 'name', constraints: { required: 'Name is required' } }];
  answer = () => failure(400, { error: fields });
  await expect(send(rename, {}, { handled: [400] })).rejects.toMatchObject({ status: 400, failure: { error: fields } });
  answer = () => failure(400, { error: 'The text' });
  await expect(send(rename, {}, { handled: [400] })).rejects.toMatchObject({
    status: 400,
    failure: { error: 'The text' },
  });
  expect(toasts).toEqual([]);
});

test('a 401 of the log-out itself is its answer: nothing is refreshed [8.4]', async () => {
  answer = (request) => sealedAnswer(request, 401, { success: false, message: 'no', reference: 'r' });
  await expect(send(declared('POST', 'auth/logout', 'public'), {})).rejects.toMatchObject({ status: 401 });
  expect(requests.map((request) => request.url)).toEqual(['/api/auth/logout']);
  expect([ended, toasts]).toEqual([0, []]);
});

test('while the page leaves the session a 401 renews nothing', async () => {
  configure({ isLeaving: () => true });
  answer = () => failure(401);
  await expect(send(list, {}, { handled: 'all' })).rejects.toMatchObject({ status: 401 });
  configure({ isLeaving: () => false });
  expect(requests.some((request) => request.url?.includes('get-accesstoken'))).toBe(false);
  expect(ended).toBe(0);
});

test('twenty requests that meet a 401 wait for one refresh and are sent again [4.7, 8.5]', async () => {
  let fresh = false;
  answer = async (request) => {
    if (request.url === '/api/auth/get-accesstoken') {
      fresh = true;
      return sealedAnswer(request, 200, { success: true, result: 'token' });
    }
    return fresh ? { status: 200, body: { success: true, result: 'ok' } } : failure(401);
  };
  const results = await Promise.all(Array.from({ length: 20 }, () => send(list, {})));
  expect(results).toEqual(Array.from({ length: 20 }, () => 'ok'));
  expect(requests.filter((request) => request.url?.includes('get-accesstoken'))).toHaveLength(1);
  expect(toasts).toEqual([]);
});

test('a refused refresh says "Please login to continue" once and ends the session [8.3]', async () => {
  answer = (request) =>
    request.url?.includes('get-accesstoken')
      ? sealedAnswer(request, 401, { success: false, message: 'x', reference: 'r' })
      : failure(401);
  const outcomes = await Promise.allSettled([send(list, {}), send(list, {}), send(list, {})]);
  expect(outcomes.every((each) => each.status === 'rejected')).toBe(true);
  expect(toasts).toEqual(['Please login to continue']);
  expect(ended).toBe(1);
});

test('calls that waited for one refused refresh are each answered with their own refusal', async () => {
  answer = (request) =>
    request.url?.includes('get-accesstoken')
      ? sealedAnswer(request, 401, { success: false, message: 'x', reference: 'r' })
      : failure(401);
  const outcomes = await Promise.allSettled([send(list, {}), send(list, {})]);
  const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(new Set(reasons).size).toBe(2);
});

test('a request that is refused again after the refresh is not sent a third time [8.5]', async () => {
  answer = (request) =>
    request.url?.includes('get-accesstoken')
      ? sealedAnswer(request, 200, { success: true, result: 't' })
      : failure(401);
  await expect(send(list, {})).rejects.toMatchObject({ status: 401 });
  expect(requests.filter((request) => request.url?.includes('category'))).toHaveLength(2);
  expect(ended).toBe(1);
});

test('a 409 of another session is reported to the page, not toasted', async () => {
  answer = () => failure(409, { message: 'session changed' });
  await expect(send(list, {})).rejects.toMatchObject({ status: 409 });
  expect([changed, toasts]).toEqual([1, []]);
});

test('the revision of every answer is reported, of refusals too', async () => {
  answer = (request) => ({
    ...(request.method === 'GET' ? { status: 200, body: { success: true, result: 1 } } : failure(404)),
    headers: { 'x-lectern-revision': '1-2.3.abc' },
  });
  await send(list, {});
  await send(rename, {}).catch(() => undefined);
  expect(revisions).toEqual(['1-2.3.abc', '1-2.3.abc']);
  expect(toasts).toEqual(['no']);
});

test('an answer that is no envelope becomes a failure with a text [8.12]', async () => {
  answer = () => ({ status: 502, body: '<html>bad gateway</html>' });
  await expect(send(list, {})).rejects.toMatchObject({
    status: 502,
    failure: { message: 'Unable to process request' },
  });
  answer = () => ({ status: 200, body: '<html>not the API</html>' });
  await expect(send(list, {})).rejects.toMatchObject({ status: 500 });
});

test('no answer is status 0 [8.16]', async () => {
  configure({ base: 'http://127.0.0.1:1/api/' });
  await expect(send(list, {})).rejects.toMatchObject({ status: 0 });
  expect(toasts).toEqual(['Unable to process request']);
});

test('quiet requests do not move the spinner, others do until they end [8.8, 9.5]', async () => {
  const counts: number[] = [];
  answer = () => (counts.push(requestsPending.count()), { status: 200, body: { success: true, result: 1 } });
  await send(list, {}, { quiet: true });
  await send(list, {});
  answer = () => failure(500);
  await send(list, {}).catch(() => undefined);
  expect(counts).toEqual([0, 1]);
  expect(requestsPending.count()).toBe(0);
});

test('an aborted request is neither a failure nor a toast', async () => {
  const abort = new AbortController();
  answer = () => new Promise<Answer>((resolve) => (abort.abort(), setImmediate(() => resolve(failure(500)))));
  const error = await send(list, {}, { signal: abort.signal }).catch((e: unknown) => e);
  expect(error).not.toBeInstanceOf(CallError);
  expect(toasts).toEqual([]);
});

test('an answer with an ETag is asked for again by it, and 304 gives what is known', async () => {
  const session = declared('GET', 'session');
  answer = (request) =>
    request.headers['if-none-match'] === '"one"'
      ? { status: 304, body: '' }
      : { status: 200, body: { success: true, result: { rights: 1 } }, headers: { etag: '"one"' } };
  expect(await send(session, {})).toEqual({ rights: 1 });
  expect(await send(session, {})).toEqual({ rights: 1 });
  expect(requests.map((request) => request.headers['if-none-match'])).toEqual([undefined, '"one"']);
});

describe('a call that answers with a file', () => {
  const pdf = { ...declared('GET', 'batch/report/pdf'), answers: 'file' } as unknown as FileCall;
  const file = (type: string): Answer => ({
    status: 200,
    body: '%PDF-1.7',
    headers: { 'content-type': type, 'content-disposition': "attachment; filename*=UTF-8''Report%20of%20B.pdf" },
  });

  test('is read as a file blob, with its name and type [7.6]', async () => {
    answer = () => file('text/csv');
    const read = await readFile(pdf, { batchId: 1 });
    expect([read.name, read.type, await read.text()]).toEqual(['Report of B.pdf', 'text/csv', '%PDF-1.7']);
  });

  test('is read as a PDF, and nothing else is taken for one [7.6]', async () => {
    answer = () => file('application/pdf');
    expect((await readPdf(pdf, { batchId: 1 })).type).toBe('application/pdf');
    answer = () => file('text/html');
    await expect(readPdf(pdf, { batchId: 1 })).rejects.toThrow('batch/report/pdf answered with text/html');
  });

  test('is refused like every other, in the words of its envelope', async () => {
    answer = () => failure(404, { result: 'Gone' });
    await expect(readFile(pdf, { batchId: 1 })).rejects.toMatchObject({ status: 404 });
    expect(toasts).toEqual(['Gone']);
  });
});
