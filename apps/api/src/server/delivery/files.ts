import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore } from '../../storage/store';
import { mimeOf } from './paths';
import { compressed, encodingFor } from './compressed';
import type { SignedFile } from '../files/signed';
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

/** A private file that is only saved runs nowhere; one that is shown is framed by our own pages alone. */
const shownHeaders = (mime: string): Record<string, string> =>
  mime === 'application/pdf'
    ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'" }
    : { 'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'" };

/** Answers with a private file under the name it is saved as: shown by the browser only where its address says as what, never kept between. */
export const sendPrivate = async (
  store: ObjectStore,
  path: string,
  { name, shownAs }: SignedFile,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const stat = await store.stat(path);
  if (!stat) return gone(reply);
  return reply
    .headers({
      'content-type': shownAs || 'application/octet-stream',
      'content-length': stat.bytes,
      'content-disposition': `${shownAs ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      ...(shownAs && shownHeaders(shownAs)),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(store.stream(path));
};
