import compress from '@fastify/compress';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passDevelopment } from '../../../development/proxy';
import type { DevelopmentServers } from '../../../development/servers';
import { readDevelopmentShell } from '../../../development/shell';
import type { Services } from '../../../server/services';
import { sessionFromCookies } from '../../../server/auth/session-from-cookies';
import { readSessionDocument } from '../session/session-document';
import { readVideoHosts } from '../setting/video-hosts.queries';
import { isPicturePath } from '../../../server/files/paths';
import { savedName } from '../../../server/files/saved-name';
import { readSigned } from '../../../server/files/signed';
import { resetOverride } from '../remotes/overrides/running';
import { resetTry } from '../remotes/tries/end';
import { withWanted } from '../remotes/tries/wanted-by-page';
import { isPageAlone, releasePath } from '../../../server/delivery/paths';
import { isClosed } from '../remotes/closed-release';
import { recentRelease } from '../remotes/signed-releases';
import { sendObject, sendPrivate, sendShown } from '../../../server/delivery/files';
import { aloneInWindow, pageHeaders, workerHeaders, workerSign } from '../../../server/delivery/headers';
import { resetsIn, withoutReset } from './override-reset';
import { givingBuilds } from './given-build';
import { renderPage } from './page';
import { shellPath } from './shell-build';
import { startOf } from './start-of';

interface Options {
  readonly build: ShellBuild;
  /** The service worker's code; without it pages name none, and one that is there removes itself. */
  readonly worker?: Buffer | undefined;
  readonly production: boolean;
  /** The dev servers that shell and remotes come from, in development mode. */
  readonly development?: DevelopmentServers | undefined;
}

/** Only names a release or a build may use: anything else is simply not there. */
const isFileName = (path: string): boolean =>
  /^[A-Za-z0-9._@-]+(\/[A-Za-z0-9._@-]+)*$/.test(path) &&
  !path.split('/').some((part) => part === '..' || part === '.');

/**
 * Pages and files: index.html for every path of the console, the shell's builds, the remotes' releases and uploaded images. Unknown paths under
 * /api, /remotes, /files and /shell are 404, never a page.
 */
export const delivery =
  ({ build, worker, production, development }: Options) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    if (development) passDevelopment(app, development);
    await app.register(async (scope) => {
      await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, global: false });
      const { store } = services;
      scope.setErrorHandler((error, request, reply) => {
        request.log.error({ err: error }, 'page failed');
        return reply
          .code(503)
          .headers({ ...pageHeaders(production), 'content-type': 'text/plain; charset=utf-8' })
          .send(`The console cannot be reached at the moment. Try again.\nReference ${request.id}\n`);
      });
      const givenBuild = givingBuilds(services, build);
      const missing = (request: FastifyRequest, reply: FastifyReply) => sendObject(store, 'none', request, reply);

      scope.get<{ Params: { hash: string; '*': string } }>('/shell/:hash/*', (request, reply) => {
        const { hash, '*': file } = request.params;
        return isFileName(`${hash}/${file}`)
          ? sendObject(store, shellPath(hash, file), request, reply)
          : missing(request, reply);
      });
      scope.get<{ Params: { name: string; version: string; '*': string } }>(
        '/remotes/:name/:version/*',
        async (request, reply) => {
          const { name, version, '*': file } = request.params;
          if (isPageAlone(file)) void reply.header('content-security-policy', aloneInWindow);
          const isThere = isFileName(`${name}/${version}/${file}`) && !(await isClosed(services.db, name, version));
          return isThere
            ? sendObject(store, releasePath(name, version, file), request, reply)
            : missing(request, reply);
        },
      );
      scope.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
        '/files/*',
        async (request, reply) => {
          const path = `files/${request.params['*']}`;
          const signed = readSigned(services.keys, path, request.query);
          if (signed?.shownAs) return sendShown(store, path, signed.shownAs, request, reply);
          if (signed) return sendPrivate(store, path, await savedName(services.db, path, signed.name), reply);
          // Pictures that people uploaded: whatever they hold, it can't run.
          return isPicturePath(path)
            ? sendObject(store, path, request, reply.header('content-security-policy', aloneInWindow))
            : missing(request, reply);
        },
      );
      for (const closed of ['/shell', '/remotes', '/files', '/api', '/shell/*', '/remotes/*'])
        scope.get(closed, missing);

      scope.get('/sw.js', (request, reply) =>
        worker ? reply.headers(workerHeaders).send(worker) : missing(request, reply),
      );

      scope.get<{ Querystring: Record<string, unknown> }>(
        '/*',
        { compress: { encodings: ['br', 'gzip'] } },
        async (request, reply) => {
          const session = await sessionFromCookies(services, request, reply);
          const resets = resetsIn(request.query);
          if (resets.length > 0) {
            if (resets.includes('override')) await resetOverride(services, request, reply, session?.actor);
            if (resets.includes('try') && session) await resetTry(services, request, session.actor);
            return reply.headers(pageHeaders(production)).redirect(withoutReset(request.url), 302);
          }
          const given = development
            ? { build: await readDevelopmentShell(development) }
            : await givenBuild(request, reply, session);
          const read = session
            ? await readSessionDocument(services, request, session.actor, given.build.hash)
            : undefined;
          const document = read && withWanted(read, request.query);
          const path = request.url.replace(/[?#].*$/, '');
          const elsewhere = startOf(path, document);
          if (elsewhere) return reply.headers(pageHeaders(production)).redirect(elsewhere, 302);
          const videoHosts = document ? await readVideoHosts(services.db) : [];
          const page = renderPage({
            ...given,
            document,
            path,
            worker: worker && '/sw.js',
            releaseOf: (entry) => recentRelease(entry.releaseDigest),
          });
          return reply
            .headers({
              ...pageHeaders(production, document?.overrides[0]?.origin, videoHosts),
              'content-type': 'text/html; charset=utf-8',
              ...(worker ? workerSign : {}),
            })
            .send(page);
        },
      );
    });
  };
