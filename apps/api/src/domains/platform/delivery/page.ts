import type { SessionDocument } from '@lectern/contract/platform';
import type { RegistryEntry } from '@lectern/remote-kit';
import { hintsFor, type Hint } from './hints';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import type { Release } from '@lectern/remote-kit';

const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
/** JSON that cannot end its script element. */
const inert = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const mark =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="4"/><path d="M4 7l12-3v2L4 9zm5 2h2v6h3v2H6v-2h3z" fill="#fff"/></svg>',
  );

/** Facts for the file that watches the start of a page. */
export interface Watch {
  /** The name of the cookie for a failed start. */
  readonly cookie: string;
  /** True when the server has another build for a page that does not start. */
  readonly hasOther: boolean;
  /** True for a page in place of one that did not start. */
  readonly isOther: boolean;
}

export interface PageOptions {
  readonly build: ShellBuild;
  /** Without it nobody watches the start, as in development. */
  readonly watch?: Watch | undefined;
  readonly document: SessionDocument | undefined;
  readonly path: string;
  /** The service worker's address, where there is one. */
  readonly worker?: string | undefined;
  /** The signed release of a registry entry, for hints; undefined where it cannot be read. */
  readonly releaseOf: (entry: RegistryEntry) => Release | undefined;
}

const tag = ({ href, as, integrity, priority }: Hint): string =>
  `<link rel="preload" as="${as}" href="${attribute(href)}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}${priority ? ` fetchpriority="${priority}"` : ''}>`;

/** The first file. It runs before the entry, so that it is there when that throws. */
const watchTag = ({ hash, watch: file, files }: ShellBuild, { cookie, hasOther, isOther }: Watch): string =>
  file === undefined
    ? ''
    : `<script defer fetchpriority="high" src="/shell/${hash}/${file}" crossorigin="anonymous" integrity="${files[file]?.integrity ?? ''}" data-build="${hash}" data-cookie="${attribute(cookie)}"${hasOther ? ' data-has-other="1"' : ''}${isOther ? ' data-is-other="1"' : ''}></script>`;

/** index.html for one request: the person's session document as inert JSON, and preloads of what the path asked for needs. */
export const renderPage = ({ build, watch, document, path, worker, releaseOf }: PageOptions): string => {
  const base = `/shell/${build.hash}/`;
  const integrity = (file: string) => build.files[file]?.integrity ?? '';
  const theme = document?.user.preferences.theme;
  const scheme = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : '';
  const hints = hintsFor({ build, document, path, releaseOf });
  const files = Object.fromEntries(
    Object.entries(build.files)
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, file]) => [base + name, file.integrity]),
  );
  const styles = build.entry
    .filter((file) => file.endsWith('.css'))
    .map(
      (file) => `<link rel="stylesheet" href="${base}${file}" crossorigin="anonymous" integrity="${integrity(file)}">`,
    );
  const scripts = build.entry
    .filter((file) => file.endsWith('.js'))
    .map(
      (file) =>
        `<script defer fetchpriority="high" src="${base}${file}" crossorigin="anonymous" integrity="${integrity(file)}"></script>`,
    );
  return [
    `<!doctype html><html lang="en-GB"${scheme}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${attribute(document?.settings.productName ?? 'Lectern')}</title><link rel="icon" href="${attribute(mark)}">`,
    worker ? `<meta name="service-worker" content="${attribute(worker)}">` : '',
    // Before the hints: the entry then runs while the rest is on its way. Deferred, so that what is below it is there.
    ...styles,
    watch ? watchTag(build, watch) : '',
    ...scripts,
    ...hints.map(tag),
    `<script type="application/json" id="shell-files">${inert(files)}</script>`,
    document ? `<script type="application/json" id="session">${inert(document)}</script>` : '',
    `</head><body><div id="root"></div></body></html>`,
  ].join('\n');
};
