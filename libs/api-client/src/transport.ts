import axios from 'axios';
import { messages } from '@lectern/contract/messages';
import { answerContext, isSealedPath, requestContext, seal, unseal } from '@lectern/contract/seal';
import type { Call } from '@lectern/contract/call';
import type { Failure } from '@lectern/contract/wire';
import { fillPath, formOf, queryOf } from './address';
import { CallError, noAnswer } from './call-error';
import { config } from './configure';
import { fairShares } from './fair-shares';
import { ownHeaders } from './own-headers';

const http = axios.create({
  withCredentials: true,
  validateStatus: () => true,
  responseType: 'text',
  transformResponse: (text: string) => text,
});

/** The part of a declared call that the wire needs. */
export type Line = Pick<Call, 'method' | 'path' | 'file' | 'answers'>;

const parse = (text: string): unknown => {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An answer that is no envelope (a middle box, a crash) becomes one, so that callers see one shape only. */
const failureOf = (body: unknown): Failure => {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Partial<Failure>;
  return {
    ...given,
    success: false,
    message: given.message ?? messages.unableToProcess,
    reference: given.reference ?? '',
  };
};

/** The file of an answer, with the type and under the name of its headers. */
const fileOf = (bytes: ArrayBuffer, headers: Readonly<Record<string, unknown>>): File => {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(String(headers['content-disposition'])) ?? [];
  return new File([bytes], decodeURIComponent(name), { type: String(headers['content-type']) });
};

const opened = async (body: unknown, context: string): Promise<unknown> => {
  const payload = (body as { payload?: unknown } | undefined)?.payload;
  return typeof payload === 'string' ? unseal(config().deviceId(), context, payload) : body;
};

/** Options of a request, apart from its content. */
export interface Exchange {
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key of a call that must run once. */
  readonly key?: string | undefined;
  /** Sent part of the body, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** The body as it is; the request's fields travel in the query. */
  readonly bytes?: Blob | undefined;
}

/** Answers that carried an ETag, for as long as the page lives: the API forbids the browser to store them. */
const kept = new Map<string, { readonly etag: string; readonly body: unknown }>();

const enter = fairShares();

/**
 * One request and its answer: headers, sealing of `auth` paths, the whole success envelope as the result.
 * Throws CallError for a refusal (status 0: no answer) and axios' cancellation as it comes.
 */
export const exchange = async (line: Line, request: unknown, how?: Exchange): Promise<unknown> => {
  // Read before any wait: later the stack does not name the caller.
  const owner = config().ownerOf(line.path);
  if (owner === undefined) return exchangeNow(line, request, how);
  const end = await enter(owner);
  try {
    return await exchangeNow(line, request, how);
  } finally {
    end();
  }
};

const exchangeNow = async (
  line: Line,
  request: unknown,
  { signal, key: idempotencyKey, onProgress, bytes }: Exchange = {},
): Promise<unknown> => {
  const { base, deviceId, onRevision } = config();
  const { path, rest } = fillPath(line.path, (request ?? {}) as Record<string, unknown>);
  const inQuery = line.method === 'GET' || line.method === 'DELETE' || bytes !== undefined;
  const data = inQuery
    ? bytes
    : isSealedPath(path)
      ? { payload: await seal(deviceId(), requestContext(line.method, path), rest) }
      : line.file
        ? formOf(rest)
        : rest;
  const key = `${path}?${inQuery ? queryOf(rest) : ''}`;
  const known = line.method === 'GET' ? kept.get(key) : undefined;
  const answer = await http
    .request<string | ArrayBuffer>({
      method: line.method,
      url: base + path,
      params: inQuery ? queryOf(rest) : undefined,
      data,
      ...(line.answers === 'file' && { responseType: 'arraybuffer' }),
      signal,
      onUploadProgress: onProgress && (({ progress = 0 }) => onProgress(progress)),
      headers: {
        ...ownHeaders(),
        'device-type': '',
        ...(bytes ? { 'content-type': 'application/octet-stream' } : {}),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(known ? { 'if-none-match': known.etag } : {}),
      },
    })
    .catch((error: unknown) => {
      throw axios.isCancel(error) ? error : noAnswer();
    });
  const revision: unknown = answer.headers['x-lectern-revision'];
  if (typeof revision === 'string') onRevision(revision);
  if (answer.status === 304 && known) return known.body;
  if (typeof answer.data !== 'string' && answer.status === 200)
    return { success: true, result: fileOf(answer.data, answer.headers) };
  const text = typeof answer.data === 'string' ? answer.data : new TextDecoder().decode(answer.data);
  const body = await opened(parse(text), answerContext(line.method, path, answer.status)).catch(() => undefined);
  if (answer.status >= 200 && answer.status < 300 && body !== undefined) {
    const etag: unknown = answer.headers['etag'];
    if (line.method === 'GET' && typeof etag === 'string') kept.set(key, { etag, body });
    return body;
  }
  throw new CallError(answer.status >= 400 ? answer.status : 500, failureOf(body));
};
