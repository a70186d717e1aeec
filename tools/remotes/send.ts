import type { Call, Failure, RequestOf, ResponseOf } from '@lectern/contract';
import { UserError } from './user-error';

/** Address and key of a call. */
export interface Sender {
  readonly origin: string;
  /** A deploy token, or the access token of a person's session. */
  readonly bearer: string;
  /** The device of the person's session, outside which its token is worth nothing. */
  readonly deviceId?: string;
}

/** Everything that the API said against it, one reason a line. */
export const reasonsOf = ({ message, error, missing = [] }: Pick<Failure, 'message' | 'error' | 'missing'>): string => {
  if (missing.length > 0) return `${message}: it needs the right ${missing.join(' or ')}`;
  const list = Array.isArray(error)
    ? error.flatMap(({ constraints }: { constraints: Record<string, string> }) => Object.values(constraints))
    : [];
  return list.length > 1 ? list.map((reason) => `- ${reason}`).join('\n') : (list[0] ?? message);
};

const words: Readonly<Record<number, string>> = {
  401: 'The deploy key is not known there, was revoked, or its time is over.',
};

/** Asks a console; where it sends elsewhere, nobody follows. @throws Refused when it does not answer */
export const ask = async (origin: string, path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(`${origin}/api/${path}`, { ...init, redirect: 'error' });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    throw new UserError(`${origin} does not answer (${cause?.code ?? cause?.message ?? String(error)}).`);
  }
};

const resultOf = async <C extends Call>(response: Response): Promise<ResponseOf<C>> => {
  const body = (await response.json().catch(() => undefined)) as
    { success: true; result: ResponseOf<C> } | Failure | undefined;
  if (body?.success) return body.result;
  throw new UserError(
    words[response.status] ?? (body ? reasonsOf(body) : `The console answered ${response.status} without a reason.`),
  );
};

const proofOf = ({ bearer, deviceId }: Sender): Record<string, string> => ({
  authorization: `Bearer ${bearer}`,
  ...(deviceId && { 'device-id': deviceId, 'device-type': 'mobile' }),
});

const queryOf = (request: object): string => {
  const query = new URLSearchParams(
    Object.entries(request).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return query && `?${query}`;
};

/** Makes a declared call. Fields that an older console does not send have their declared defaults. @throws Refused with every reason */
export const send = async <C extends Call>(sender: Sender, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> => {
  const { origin } = sender;
  const { method, path } = call;
  const inQuery = method === 'GET' || method === 'DELETE';
  const result = await resultOf<C>(
    await (inQuery
      ? ask(origin, `${path}${queryOf(request as object)}`, { method, headers: proofOf(sender) })
      : ask(origin, path, {
          method,
          headers: { ...proofOf(sender), 'content-type': 'application/json' },
          body: JSON.stringify(request),
        })),
  );
  return call.response.cast(result, { assert: false }) as ResponseOf<C>;
};

/** Uploads one file by its digest (`sha384-…`). @throws Refused */
export const sendBlob = async (sender: Sender, integrity: string, bytes: Buffer<ArrayBuffer>): Promise<void> => {
  const digest = integrity.replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_');
  await resultOf(
    await ask(sender.origin, `remotes/blob/${digest}`, {
      method: 'PUT',
      headers: { ...proofOf(sender), 'content-type': 'application/octet-stream' },
      body: bytes,
    }),
  );
};
