/**
 * The policy of every page: scripts from us alone, no inline script, no eval; inline styles on purpose (emotion, goober). What a remote is made of may come
 * from the origin of an override, too, in the page that it runs in; it was let in as an origin and nothing more (`originRefusal`). Frames show our own pages,
 * and those of the hosts of videos that the settings name.
 */
export const contentPolicy = (override?: string, videoHosts: readonly string[] = []): string => {
  const own = override === undefined ? "'self'" : `'self' ${override}`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src-elem ${own} 'unsafe-inline'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self'", ...videoHosts.map(sourceOf)].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types mf shell remote html 'allow-duplicates'",
  ].join('; ');
};

/** A host on this machine has no certificate: only tests name one. */
const sourceOf = (host: string): string =>
  `${/^(127\.0\.0\.1|localhost)(:|$)/.test(host) ? 'http' : 'https'}://${host}`;

/** Headers of a page. Integrity-Policy makes the browser itself refuse a script without a digest. */
export const pageHeaders = (
  production: boolean,
  override?: string,
  videoHosts: readonly string[] = [],
): Record<string, string> => ({
  'content-security-policy': contentPolicy(override, videoHosts),
  'cache-control': 'private, no-store',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  ...(production
    ? { 'integrity-policy': 'blocked-destinations=(script)', 'strict-transport-security': 'max-age=31536000' }
    : {}),
});

/** Policy of a file that is opened by itself: whatever it holds, none of it runs. */
export const aloneInWindow = "sandbox; default-src 'none'";

/** Headers of a built file: its address changes whenever its content does. */
export const fileHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'Accept-Encoding',
};

/** Headers of the service worker: fetched each time, and bound to fetch from here alone. */
export const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'x-content-type-options': 'nosniff',
};

/** Tells a service worker that it is still wanted. */
export const workerSign = { 'x-lectern-worker': 'on' };
