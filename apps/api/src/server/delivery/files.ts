import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '../../storage/store';
import { mimeOf } from './paths';
import { compressed, encodingFor } from './compressed';
import { fileHeaders } from './headers';

const gone = (reply: FastifyReply) =>
  reply
    .code(404)
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    .send('Not found');

/** Answers with a built file of the store: immutable, in the best encoding; 404 `no-store` when it is not there, never a page. */
export const sendObject = async (
  store: ObjectStore,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const stat = await store.stat(path);
  if (!stat) return gone(reply);
  const encoding = encodingFor(path, request.headers['accept-encoding']);
  const text = /\.(js|css|json)$/.test(path) ? '; charset=utf-8' : '';
  void reply.headers({
    ...fileHeaders,
    'content-type': mimeOf(path) + text,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  if (encoding) return reply.send(await compressed(store, path, stat, encoding));
  return reply.header('content-length', stat.bytes).send(store.stream(path));
};

/** Answers with a private file under the name it is saved as: never shown by the browser, never kept between. */
export const sendPrivate = async (
  store: ObjectStore,
  path: string,
  name: string,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const stat = await store.stat(path);
  if (!stat) return gone(reply);
  return reply
    .headers({
      'content-type': 'application/octet-stream',
      'content-length': stat.bytes,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(store.stream(path));
};
