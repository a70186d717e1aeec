import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { UserError } from './user-error';
import { releaseIn } from './release-in';

/** Port of a served remote unless another is asked for. */
export const usualPort = 5001;

const host = '127.0.0.1';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/**
 * Headers for pages of another origin, which load scripts with their digests. Nothing is cached: a reload gets the next
 * build.
 */
const headers = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
/** A browser asks first before a page of the network may reach this machine. */
const corsHeaders = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
};

/** The bytes of a file that the release lists, or of release.json itself; nothing else of the folder is there. */
const fileOf = async (folder: string, name: string, file: string): Promise<Buffer | undefined> => {
  const { text, release } = await releaseIn(folder, name);
  if (file === 'release.json') return Buffer.from(text);
  return Object.hasOwn(release.files, file) ? readFile(path.join(folder, file)).catch(() => undefined) : undefined;
};

const answer = async (
  folder: string,
  name: string,
  { method, url = '/' }: IncomingMessage,
  reply: ServerResponse,
): Promise<void> => {
  if (method === 'OPTIONS') return void reply.writeHead(204, { ...headers, ...corsHeaders }).end();
  if (method !== 'GET' && method !== 'HEAD') return void reply.writeHead(405, headers).end();
  const file = new URL(url, `http://${host}`).pathname.slice(1);
  const bytes = await fileOf(folder, name, file).catch(() => undefined);
  if (!bytes)
    return void reply
      .writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
      .end(`${name} has no file ${file}\n`);
  reply
    .writeHead(200, {
      ...headers,
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'content-length': bytes.length,
    })
    .end(method === 'HEAD' ? undefined : bytes);
};

/** A remote that is being served, until it is closed. */
export interface Serving {
  readonly origin: string;
  readonly version: string;
  close(): Promise<void>;
}

/**
 * Serves a built remote on this machine only, as an override wants it.
 * The files of its release are at the root of an origin. A new build is served without a restart. @throws Refused
 */
export const serve = async (folder: string, name: string, port: number): Promise<Serving> => {
  const { release } = await releaseIn(folder, name);
  const server = createServer(
    (request, reply) => void answer(folder, name, request, reply).catch(() => reply.destroy()),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new UserError(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken: give another one with --port.`
            : `Port ${port} can't be opened: ${message}`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    version: release.version,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
};

/** Words for the terminal: the served build, and the origin that an override takes. */
export const servingText = (name: string, { origin, version }: Pick<Serving, 'origin' | 'version'>): string =>
  `${name}@${version} is served to this machine until Ctrl+C. In a console, “Override for me…” takes this origin:\n\n  ${origin}`;
