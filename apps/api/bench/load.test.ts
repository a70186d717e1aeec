import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { ask, load, type Target } from './load';

const serving = async <T>(listener: RequestListener, work: (target: Target) => Promise<T>): Promise<T> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      headers: { 'device-id': 'd' },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

test('each address is asked for once, over no more connections than allowed', async () => {
  const requestedUrls: string[] = [];
  const ports = new Set<number | undefined>();
  const addresses = Array.from({ length: 40 }, (_, index) => `/${index}`);
  const measured = await serving(
    (request, response) => {
      requestedUrls.push(request.url ?? '');
      ports.add(request.socket.remotePort);
      response.end('x');
    },
    (target) => load(target, addresses, 4),
  );
  expect(requestedUrls.toSorted()).toEqual(addresses.toSorted());
  expect(ports.size).toBeLessThanOrEqual(4);
  expect([measured.rate > 0, measured.p95 > 0]).toEqual([true, true]);
});

test('a refusal ends the load: it is no answer', async () => {
  await expect(
    serving(
      (_request, response) => response.writeHead(403).end('{"message":"no"}'),
      (target) => load(target, ['/a'], 1),
    ),
  ).rejects.toThrow('403 for /a: {"message":"no"}');
});

test('a compressed answer is read', async () => {
  const text = await serving(
    (_request, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('{"a":1}')),
    (target) => ask(target, '/a'),
  );
  expect(text).toBe('{"a":1}');
});
