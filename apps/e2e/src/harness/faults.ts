import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** What a request may meet on its way: an answer that is lost, wrong, changed or never comes. */
export type Fault =
  | 'missing'
  | 'html'
  | 'garbage'
  | 'hang'
  | 'changed'
  | 'cut'
  /** The request arrives and is done, and its answer is lost. */
  | 'lost'
  | { readonly status: number; readonly body: string };

/** A real proxy before the console that spoils the answers of chosen paths. */
export interface FaultProxy {
  readonly url: string;
  /** From now on every request whose path matches meets the fault. */
  fault(path: RegExp, fault: Fault): void;
  /** Ends all faults and lets go of requests that hang. */
  heal(): void;
  /** Cuts every web socket that is open. */
  cutSockets(): void;
  /** Paths asked for, in order. */
  readonly seen: string[];
  close(): Promise<void>;
}

/** The marker that a changed script would leave if it ran. */
export const changedMarker = 'changedByFault';

/** Passes a web socket on, as from a page of the console itself: it lets no other origin in. */
const forwardSocket = (target: string, request: IncomingMessage, socket: Duplex, head: Buffer): void => {
  const headers = { ...request.headers, origin: target };
  const outgoing = httpRequest(new URL(request.url ?? '/', target), { headers });
  const end = (): void => void socket.destroy();
  outgoing.on('error', end).on('response', end);
  outgoing.on('upgrade', (answer, upstream, first) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(first);
    upstream.write(head);
    upstream.pipe(socket).on('error', () => upstream.destroy());
    socket.pipe(upstream).on('error', end);
  });
  outgoing.end();
};

/** Starts a proxy before `target` (an origin). */
export const faultProxy = async (target: string): Promise<FaultProxy> => {
  let faults: { path: RegExp; fault: Fault }[] = [];
  let hanging: ServerResponse[] = [];
  /** Web sockets outlive what the server knows of its connections. */
  const sockets = new Set<Duplex>();
  const seen: string[] = [];

  const forward = (request: IncomingMessage, response: ServerResponse, change: boolean, isLost = false) => {
    const headers = { ...request.headers, ...(change ? { 'accept-encoding': 'identity' } : {}) };
    const outgoing = httpRequest(new URL(request.url ?? '/', target), { method: request.method, headers }, (answer) => {
      if (isLost) return void answer.resume().once('end', () => response.destroy());
      if (!change) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const isStyle = String(answer.headers['content-type']).includes('css');
        const added = isStyle ? `\n:root{--${changedMarker}:1}` : `\n;globalThis.${changedMarker}=true;`;
        const body = Buffer.concat([...chunks, Buffer.from(added)]);
        const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': body.length });
        response.end(body);
      });
    });
    outgoing.on('error', () => response.destroy());
    request.pipe(outgoing);
  };

  const faultOf = (path: string): Fault | undefined => faults.find((each) => each.path.test(path))?.fault;

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    seen.push(path);
    const fault = faultOf(path);
    const answer = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(body);
    };
    if (fault === undefined) forward(request, response, false);
    else if (fault === 'lost') forward(request, response, false, true);
    else if (fault === 'changed') forward(request, response, true);
    else if (fault === 'missing') answer(404, 'text/plain', 'not found');
    else if (fault === 'html') answer(200, 'text/html', '<!doctype html><title>Not what you asked for</title>');
    else if (fault === 'garbage') answer(200, 'text/javascript', 'this is ( not a script');
    else if (fault === 'hang') hanging.push(response);
    else if (fault === 'cut') response.destroy();
    else answer(fault.status, 'application/json', fault.body);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url ?? '/';
    seen.push(path);
    if (faultOf(path) !== undefined) return void socket.destroy();
    sockets.add(socket);
    forwardSocket(target, request, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    fault: (path, fault) => void faults.push({ path, fault }),
    heal: () => {
      faults = [];
      for (const response of hanging) response.destroy();
      hanging = [];
    },
    cutSockets: () => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    seen,
    close: async () => {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
