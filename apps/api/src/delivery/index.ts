import compress from '@fastify/compress';
import type { ShellBuild } from '@lectern/tools/webpack/shell-plugin';
import type { Release, RegistryEntry } from '@lectern/remote-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { sessionFromCookies } from '../platform/auth/session-from-cookies';
import { readSessionDocument } from '../platform/session/session-document';
import { releasePath } from '../platform/remotes/publish';
import { sendObject } from './files';
import { pageHeaders } from './headers';
import { renderPage } from './page';
import { shellPath } from './shell-build';

interface Options {
  readonly build: ShellBuild;
  readonly production: boolean;
}

/** Only names a release or a build may use: anything else is simply not there. */
const isFileName = (path: string): boolean => /^[A-Za-z0-9._@-]+(\/[A-Za-z0-9._@-]+)*$/.test(path) && !path.split('/').some((part) => part === '..' || part === '.');

/**
 * Pages and files: index.html for every path of the console, the shell's builds and the remotes' releases. Unknown paths under /api, /remotes and
 * /shell are 404, never a page.
 */
export const delivery =
  ({ build, production }: Options) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    await app.register(async (scope) => {
      await scope.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, global: false });
      const { store } = services;
      const missing = (request: FastifyRequest, reply: FastifyReply) => sendObject(store, 'none', request, reply);

      scope.get<{ Params: { hash: string; '*': string } }>('/shell/:hash/*', (request, reply) => {
        const { hash, '*': file } = request.params;
        return isFileName(`${hash}/${file}`) ? sendObject(store, shellPath(hash, file), request, reply) : missing(request, reply);
      });
      scope.get<{ Params: { name: string; version: string; '*': string } }>('/remotes/:name/:version/*', (request, reply) => {
        const { name, version, '*': file } = request.params;
        return isFileName(`${name}/${version}/${file}`) ? sendObject(store, releasePath(name, version, file), request, reply) : missing(request, reply);
      });
      for (const closed of ['/shell/*', '/remotes/*', '/shell', '/remotes']) scope.get(closed, missing);

      const releases = new Map<string, Release>();
      const releaseOf = async (entry: RegistryEntry): Promise<Release | undefined> => {
        const key = `${entry.name}@${entry.version}`;
        const known = releases.get(key);
        if (known) return known;
        const row = await services.db.selectFrom('remoteReleases as l').innerJoin('remotes as r', 'r.id', 'l.remoteId').select('l.declared').where('r.name', '=', entry.name).where('l.semver', '=', entry.version).executeTakeFirst();
        const release = row?.declared as Release | undefined;
        if (release) releases.set(key, release);
        return release;
      };

      scope.get('/*', { compress: { encodings: ['br', 'gzip'] } }, async (request, reply) => {
        const session = await sessionFromCookies(services, request, reply);
        const document = session ? await readSessionDocument(services.db, session.actor) : undefined;
        const path = new URL(request.url, 'http://console').pathname;
        const page = await renderPage({ build, document, path, releaseOf });
        return reply.headers({ ...pageHeaders(production), 'content-type': 'text/html; charset=utf-8' }).send(page);
      });
    });
  };
