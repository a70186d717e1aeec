import { request as ask } from 'node:http';
import { connect, type Socket } from 'node:net';
import { livePath } from '@lectern/contract/platform/live';
import { servedUnder, socketUnder } from '@lectern/tools/webpack/development-place';
import type { FastifyInstance } from 'fastify';
import type { DevelopmentServers } from './servers';

/** Project → its dev server's origin. */
const originsOf = ({
  shell,
  remotes,
}: DevelopmentServers): ReadonlyArray<readonly [project: string, origin: string]> => [
  ['shell', shell],
  ...Object.entries(remotes),
];

/** Passes the files of each dev server through, so that the page has one origin and its policy holds. */
const passFiles = (app: FastifyInstance, project: string, origin: string): void => {
  app.get(`${servedUnder(project)}*`, (request, reply) => {
    reply.hijack();
    const upstream = ask(`${origin}${request.url}`, { headers: request.headers }, (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply.raw);
    });
    upstream.on('error', () =>
      reply.raw.headersSent
        ? reply.raw.destroy()
        : reply.raw
            .writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
            .end(`The dev server of ${project} does not answer: see the terminal.\n`),
    );
    reply.raw.once('close', () => upstream.destroy());
    upstream.end();
  });
};

/** Passes the websockets by which open pages hear of builds. The dev server itself refuses another site's page: host and origin reach it as they came. */
const passSockets = (app: FastifyInstance, servers: DevelopmentServers): void => {
  const open = new Set<Socket>();
  const ports = new Map(
    originsOf(servers).map(([project, origin]) => [socketUnder(project), Number(new URL(origin).port)]),
  );
  app.server.on('upgrade', (request, socket: Socket, head) => {
    const port = ports.get(request.url ?? '');
    if (request.url?.startsWith(livePath)) return; // the console's own
    if (port === undefined) return void socket.destroy();
    const behind = connect(port, '127.0.0.1', () => {
      const headers = request.rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${request.rawHeaders[index + 1] ?? ''}`] : [],
      );
      behind.write([`GET ${request.url ?? ''} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
      behind.write(head);
      socket.pipe(behind).pipe(socket);
    });
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.once('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  // Nobody else ends them, and a server that closes waits for every connection.
  app.addHook('preClose', (done) => {
    for (const socket of open) socket.destroy();
    done();
  });
};

/** The dev servers behind the console's own origin. */
export const passDevelopment = (app: FastifyInstance, servers: DevelopmentServers): void => {
  for (const [project, origin] of originsOf(servers)) passFiles(app, project, origin);
  passSockets(app, servers);
};
