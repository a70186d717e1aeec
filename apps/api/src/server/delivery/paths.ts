import { createHash } from 'node:crypto';

const mimes: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  json: 'application/json',
};
export const mimeOf = (path: string): string => mimes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Where an uploaded file waits until a release takes it. */
export const blobPath = (digest: string): string =>
  `blobs/${digest.replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_')}`;

/** The permanent path of a release's file. */
export const releasePath = (name: string, version: string, path: string): string =>
  `remotes/${name}/${version}/${path}`;

/** SHA-384 as integrity attributes write it. */
export const digestOf = (bytes: Buffer): `sha384-${string}` =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
