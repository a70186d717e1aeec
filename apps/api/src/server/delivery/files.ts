import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '../../storage/store';
import { mimeOf } from './paths';
import { compressed, encodingFor } from './compressed';
import { aloneInWindow, fileHeaders } from './headers';
import { rangeOf } from './range';

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
      'content-security-policy': aloneInWindow,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(store.stream(path));
};

/** Answers with a private file that a page plays, or with the part of it that is wanted. Opened by itself it can do nothing; it is never kept between. */
export const sendShown = async (
  store: ObjectStore,
  path: string,
  type: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const stat = await store.stat(path);
  if (!stat) return gone(reply);
  const range = rangeOf(request.headers.range, stat.bytes);
  void reply.headers({
    'content-type': type,
    'accept-ranges': 'bytes',
    'content-security-policy': aloneInWindow,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  if (range === 'unfit') return reply.code(416).header('content-range', `bytes */${stat.bytes}`).send('');
  if (!range) return reply.header('content-length', stat.bytes).send(store.stream(path));
  const { start, end } = range;
  return reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${stat.bytes}`, 'content-length': end - start + 1 })
    .send(store.stream(path, range));
};
