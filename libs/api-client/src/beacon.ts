import type { Call, RequestOf } from '@lectern/contract/call';
import { config } from './configure';
import { ownHeaders } from './own-headers';

/**
 * Sends what nobody waits for, even while the page goes. Its answer never refreshes a session, ends one or tells the person anything. `key` is the same for
 * each try, so that what arrived twice counts once. Answers the status; 0 where no answer came or nobody is signed in.
 */
export const beacon = async <C extends Call>(
  { method, path }: C,
  request: RequestOf<C>,
  key: string,
): Promise<number> => {
  const { base, sessionId } = config();
  if (sessionId() === undefined) return 0;
  const headers = { ...ownHeaders(), 'content-type': 'application/json', 'idempotency-key': key };
  try {
    return (await fetch(base + path, { method, keepalive: true, headers, body: JSON.stringify(request) })).status;
  } catch {
    return 0;
  }
};
