import type { Call, RequestOf } from '@lectern/contract/call';
import { config } from './configure';

/**
 * Sends what nobody waits for, even while the page goes. Its answer never refreshes a session, ends one or tells the person anything. `key` is the same for
 * each try, so that what arrived twice counts once. Answers the status; 0 where no answer came or nobody is signed in.
 */
export const beacon = async <C extends Call>(
  { method, path }: C,
  request: RequestOf<C>,
  key: string,
): Promise<number> => {
  const { base, deviceId, sessionId } = config();
  const session = sessionId();
  if (session === undefined) return 0;
  const headers = {
    'content-type': 'application/json',
    'device-id': deviceId(),
    'app-type': 'admin',
    'session-id': String(session),
    'idempotency-key': key,
  };
  try {
    return (await fetch(base + path, { method, keepalive: true, headers, body: JSON.stringify(request) })).status;
  } catch {
    return 0;
  }
};
