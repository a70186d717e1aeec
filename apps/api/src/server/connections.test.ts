import { connect } from 'node:net';
import { testApi, type TestApi } from '../testing';
import { connectionLimits } from './connections';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    connections: { ...connectionLimits, headMs: 300, requestMs: 400, silenceMs: 500, checkMs: 50 },
  });
});
afterAll(() => api.close());

/** What the server says on a new connection, once it has closed it; `dribble` is sent again and again. */
const answerTo = (start: string, dribble = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(api.origin);
    let timer: ReturnType<typeof setInterval> | undefined;
    const socket = connect(Number(port), hostname, () => {
      socket.write(start);
      timer = setInterval(() => dribble && socket.writable && socket.write(dribble), 20);
    });
    let said = '';
    socket.on('data', (piece: Buffer) => void (said += piece.toString()));
    socket.on(
      'error',
      (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && reject(error),
    );
    socket.on('close', () => (clearInterval(timer), resolve(said)));
  });

const head = (type: string, length: number): string =>
  `POST /api/auth/admin-login HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\ndevice-id: ${'d'.repeat(30)}\r\ncookie: device-id=${'d'.repeat(30)}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

it('a body that comes too slowly is given up', async () => {
  // What is sent to a closed connection is answered by a reset, which may overtake the 408.
  expect(await answerTo(`${head('application/json', 10_000)}{`, ' ')).toMatch(/^$|408 Request Timeout/);
});

it('a connection that says nothing, and one that stops in the middle, are closed', async () => {
  expect(await answerTo('')).toContain('408 Request Timeout');
  expect(await answerTo(`${head('application/json', 10_000)}{`)).toMatch(/^$|408 Request Timeout/);
});

it('nobody has megabytes held for them: a body that is too large is refused by its length', async () => {
  expect(await answerTo(head('application/octet-stream', 19_000_000))).toContain('415 Unsupported Media Type');
  expect(await answerTo(head('application/json', 19_000_000))).toContain('413 Payload Too Large');
});
