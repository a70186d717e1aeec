import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { notificationCalls } from '@lectern/contract/platform/notification';
import { readRelease } from '@lectern/remote-kit/release';
import type { RegistryEntry, Release } from '@lectern/remote-kit';
import type { BrowserContext, Route } from 'playwright-core';
import { UserError } from '../user-error';
import { aloneIn, entryOf, folderOf, pageWith } from './alone';

/** A built remote, as its folder held it: a later build may write the folder again. */
export interface Build {
  readonly folder: string;
  readonly text: string;
  readonly release: Release;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Faults that files and calls meet on their way to the page. They may change while it is open. */
export interface Weather {
  /** Files of the release whose name matches come late or never. */
  file?: { readonly match: (file: string) => boolean; readonly is: 'slow' | 'lost' } | undefined;
  /** Calls of screens come late, or are answered with this status. */
  api?: 'slow' | 401 | 403 | undefined;
  /** The person has lost every right. */
  stripped?: boolean | undefined;
}

/** Long enough to be seen waiting, far below every deadline of the shell. */
const delayMs = 1_200;
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs));

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
};

/** The build in a folder. @throws Refused with every reason why it is none */
export const readBuildIn = async (folder: string): Promise<Build> => {
  const text = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => undefined);
  if (text === undefined) throw new UserError(`${folder} holds no release.json: is it a built remote?`);
  const { release, reasons } = readRelease(text);
  if (!release)
    throw new UserError(
      `release.json in ${folder} is not sound:\n${reasons.map((reason) => `- ${reason}`).join('\n')}`,
    );
  const files = await Promise.all(
    Object.keys(release.files).map(async (file): Promise<[string, Buffer]> => [
      file,
      await readFile(path.join(folder, file)),
    ]),
  );
  return { folder, text, release, files: new Map([...files, ['release.json', Buffer.from(text)]]) };
};

/**
 * Calls that the shell makes by itself. A 401 to one of them would end the session before the remote's screen calls.
 */
const isOfShell = (call: string): boolean => call === notificationCalls.list.path || /^(auth|remotes)\//.test(call);

const refusals = { 401: 'Sign in again', 403: 'You may not do this' } as const;

/** Answers a call with its session part changed. */
const changed = async (route: Route, change: (result: never) => unknown): Promise<void> => {
  const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
  const body = (await answer.json()) as { success: boolean; result: never };
  await route.fulfill({ response: answer, json: body.success ? { ...body, result: change(body.result) } : body });
};

/**
 * Makes every page of the context a console in which this build alone is registered.
 * Its files are the build's, and the session names it. All else is the real console at `origin`.
 * `weather` may be changed at any time.
 */
export const hostAlone = async (
  context: BrowserContext,
  origin: string,
  { text, release, files }: Build,
  weather: Weather,
): Promise<void> => {
  const entry = entryOf(release, text);
  const under = folderOf(release);
  const alone = (session: Parameters<typeof aloneIn>[0]) => aloneIn(session, entry, weather.stripped);
  const pathOf = (url: URL): string | undefined => (url.origin === origin ? url.pathname : undefined);

  await context.route(
    (url) => pathOf(url)?.startsWith(under) ?? false,
    async (route) => {
      const file = decodeURIComponent(new URL(route.request().url()).pathname.slice(under.length));
      const fault = weather.file?.match(file) ? weather.file.is : undefined;
      if (fault === 'slow') await later();
      const bytes = fault === 'lost' ? undefined : files.get(file);
      if (!bytes) return route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: '' });
      return route.fulfill({
        body: bytes,
        headers: {
          'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          'cache-control': 'no-store',
        },
      });
    },
  );

  await context.route(
    (url) => pathOf(url)?.startsWith('/api/') ?? false,
    async (route) => {
      const call = new URL(route.request().url()).pathname.slice('/api/'.length);
      if (call === 'session') return changed(route, alone);
      if (call === 'remotes/registry')
        return changed(route, (registry: { revision: number; remotes: readonly RegistryEntry[] }) => ({
          ...registry,
          remotes: [entry],
          closed: [],
        }));
      if (isOfShell(call)) return route.continue();
      const { api } = weather;
      if (api === 'slow') await later();
      if (typeof api !== 'number') return route.continue();
      return route.fulfill({
        status: api,
        json: { success: false, message: refusals[api], error: [], reference: 'check' },
      });
    },
  );

  await context.route(
    (url) => pathOf(url) !== undefined && !/^\/(api|shell|remotes|files|socket\.io)\/|\.js$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: pageWith(await answer.text(), alone) });
    },
  );
};
