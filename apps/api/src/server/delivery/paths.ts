import { createHash } from 'node:crypto';

const mimes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  woff: 'font/woff',
  txt: 'text/plain',
  json: 'application/json',
};
export const mimeOf = (path: string): string => mimes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Types that a page loads as code or as letters: alone in a window none of them runs. */
const loaded: ReadonlySet<string> = new Set(['text/javascript', 'text/css', 'font/woff2', 'font/woff']);
/** True for a file of a build that might run code when it is opened by itself. */
export const isPageAlone = (path: string): boolean => !loaded.has(mimeOf(path));

/** Where an uploaded file waits until a release takes it. */
export const blobPath = (digest: string): string =>
  `blobs/${digest.replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_')}`;

/** The permanent path of a release's file. */
export const releasePath = (name: string, version: string, path: string): string =>
  `remotes/${name}/${version}/${path}`;

/** SHA-384 as integrity attributes write it. */
export const digestOf = (bytes: Buffer): `sha384-${string}` =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
