import { randomBytes } from 'node:crypto';
import type { Call, Failure, RequestOf, ResponseOf } from '@lectern/contract';
import { answerContext, requestContext, seal, unseal } from '@lectern/contract/seal';

/** An answer as it came, sealed ones opened; `sealed` says whether it was. */
export interface Answered<C extends Call> {
  readonly status: number;
  readonly body:
    { readonly success: true; readonly result: ResponseOf<C>; readonly [beside: string]: unknown } | Failure;
  readonly headers: Headers;
  readonly sealed: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const addressOf = (call: Call, request: Values): { path: string; rest: Values } => {
  const rest: Record<string, unknown> = { ...request };
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path, rest };
};

const queryOf = (rest: Values): string => {
  const pairs = Object.entries(rest).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value as Values).map(([key, inner]) => [`${name}[${key}]`, inner] as const)
      : [[name, value] as const],
  );
  return new URLSearchParams(
    pairs.filter(([, value]) => value !== undefined && value !== null).map(([name, value]) => [name, String(value)]),
  ).toString();
};

/** A file that was answered, as its handler gave it. */
const fileIn = async <C extends Call>(response: Response): Promise<Answered<C>['body']> => {
  const { headers } = response;
  const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(headers.get('content-disposition') ?? '') ?? [];
  const bytes = new Uint8Array(await response.arrayBuffer());
  const result = { name: decodeURIComponent(name), type: headers.get('content-type') ?? '', bytes };
  return { success: true, result: result as ResponseOf<C> };
};

/** A browser as the API sees one: a device id, a jar of cookies, the session that its tab is in. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  sessionId: number | undefined;
  /** Under which path the calls lie. */
  base = '/api/';

  constructor(
    readonly origin: string,
    readonly deviceId = randomBytes(32).toString('base64url'),
  ) {
    this.cookies.set('device-id', deviceId);
  }

  /** Headers of the console's own requests. */
  headers(): Record<string, string> {
    return {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'device-id': this.deviceId,
      'app-type': 'admin',
      'sec-fetch-site': 'same-origin',
      ...(this.sessionId === undefined ? {} : { 'session-id': String(this.sessionId) }),
    };
  }

  /** Fetches any path of the server with this client's cookies, and keeps the cookies of the answer. */
  async fetch(path: string, init: RequestInit & { headers?: Record<string, string> } = {}): Promise<Response> {
    const response = await fetch(this.origin + path, {
      redirect: 'manual',
      ...init,
      headers: { ...this.headers(), ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line) || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Sends one declared call as the console does; sealing of `auth` paths included. */
  async send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    { headers = {} }: { headers?: Record<string, string> } = {},
  ): Promise<Answered<C>> {
    const { path, rest } = addressOf(call, (request ?? {}) as Values);
    const inQuery = call.method === 'GET' || call.method === 'DELETE';
    const query = inQuery ? queryOf(rest) : '';
    const body = call.sealed
      ? { payload: await seal(this.deviceId, requestContext(call.method, call.path), rest) }
      : rest;
    const response = await this.fetch(`${this.base}${path}${query ? `?${query}` : ''}`, {
      method: call.method,
      ...(inQuery ? {} : { body: JSON.stringify(body) }),
      headers: { ...(inQuery ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    if (call.answers === 'file' && response.ok)
      return { status: response.status, body: await fileIn<C>(response), headers: response.headers, sealed: false };
    const text = await response.text();
    const answered = (text === '' ? {} : JSON.parse(text)) as { payload?: string };
    const sealed = typeof answered.payload === 'string';
    const opened = sealed
      ? await unseal(this.deviceId, answerContext(call.method, call.path, response.status), answered.payload ?? '')
      : answered;
    return { status: response.status, body: opened as Answered<C>['body'], headers: response.headers, sealed };
  }
}
