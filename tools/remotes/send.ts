import type { Call, Failure, RequestOf, ResponseOf } from '@lectern/contract';
import { Refused } from './refused';

/** Where a call goes and with whose key. */
export interface Sender {
  readonly origin: string;
  readonly deployKey: string;
}

/** Everything that the API said against it, one reason a line. */
export const reasonsOf = ({ message, error }: Pick<Failure, 'message' | 'error'>): string => {
  const list = Array.isArray(error) ? error.flatMap(({ constraints }: { constraints: Record<string, string> }) => Object.values(constraints)) : [];
  return list.length > 1 ? list.map((reason) => `- ${reason}`).join('\n') : (list[0] ?? message);
};

const words: Readonly<Record<number, string>> = { 401: 'The deploy key is not known there, was revoked, or its time is over.' };

const ask = async ({ origin, deployKey }: Sender, path: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(`${origin}/api/${path}`, { ...init, redirect: 'error', headers: { ...(init.headers as Record<string, string>), authorization: `Bearer ${deployKey}` } });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string; message?: string } };
    throw new Refused(`${origin} does not answer (${cause?.code ?? cause?.message ?? String(error)}).`);
  }
};

const resultOf = async <C extends Call>(response: Response): Promise<ResponseOf<C>> => {
  const body = (await response.json().catch(() => undefined)) as { success: true; result: ResponseOf<C> } | Failure | undefined;
  if (body?.success) return body.result;
  throw new Refused(words[response.status] ?? (body ? reasonsOf(body) : `The console answered ${response.status} without a reason.`));
};

/** Makes a declared call. @throws Refused with every reason */
export const send = async <C extends Call>(sender: Sender, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> =>
  resultOf(await ask(sender, call.path, call.method === 'GET' ? {} : { method: call.method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) }));

/** Uploads one file by its digest (`sha384-…`). @throws Refused */
export const sendBlob = async (sender: Sender, integrity: string, bytes: Buffer<ArrayBuffer>): Promise<void> => {
  const digest = integrity.replace('sha384-', '').replaceAll('+', '-').replaceAll('/', '_');
  await resultOf(await ask(sender, `remotes/blob/${digest}`, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: bytes }));
};
