import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A server that answers as a dev server does, from memory. */
export interface FakeServer {
  readonly origin: string;
  /** Path → what is there; anything else is 404. */
  readonly files: Map<string, string>;
  /** The headers of the last websocket that was asked for; each is answered with `hello` and kept open. */
  receivedHeaders: IncomingHttpHeaders | undefined;
  close(): Promise<void>;
}

/** Starts one. */
export const fakeServer = async (): Promise<FakeServer> => {
  const sockets = new Set<Socket>();
  const files = new Map<string, string>();
  const server = createServer((request, response) => {
    const text = files.get(request.url ?? '');
    response
      .writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      .end(text);
  });
  server.on('connection', (socket) => sockets.add(socket));
  server.on('upgrade', (request, socket) => {
    fake.receivedHeaders = request.headers;
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nhello');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    receivedHeaders: undefined,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
};
