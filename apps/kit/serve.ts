/**
 * `npm run kit`: the built page on loopback, at PORT or 4400. `serveKit` is also what the browser tests and the pictures start.
 * The page gets what the console's pages may do and less: it may call nobody.
 */
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.join(import.meta.dirname, 'dist');
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'none'; base-uri 'none'; form-action 'none'";
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The page around the build's files. @throws when nothing has been built */
const pageOf = (files: readonly string[]): string => {
  const [script, style] = ['js', 'css'].map((end) =>
    files.find((name) => name.startsWith('main.') && name.endsWith(`.${end}`)),
  );
  if (!script || !style) throw new Error('The kit is not built: npx nx build kit');
  return `<!doctype html><html lang="en-GB" data-theme="light"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kit</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/${style}"><script defer src="/${script}"></script><div id="root"></div></html>`;
};

/** The build's files as they are now: another build may write them again meanwhile. */
const builtFiles = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => path.extname(name) in types);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name))] as const)),
  );
};

/** Serves the built page on 127.0.0.1; port 0 takes a free one. */
export const serveKit = async (port = 0): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const files = await builtFiles();
  const page = pageOf([...files.keys()]);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname.slice(1));
    const send = (status: number, type: string, body: string | Buffer): void =>
      void response
        .writeHead(status, {
          'content-type': type,
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
        })
        .end(body);
    if (pathname === '/') return send(200, 'text/html; charset=utf-8', page);
    if (file) return send(200, types[path.extname(pathname)] ?? '', file);
    return send(404, 'text/plain', 'not found');
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(`Every part in every state: ${(await serveKit(Number(process.env['PORT'] ?? 4400))).url}`);
