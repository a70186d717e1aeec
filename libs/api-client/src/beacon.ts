import type { Call, RequestOf } from '@lectern/contract/call';
import { config } from './configure';

/**
 * Sends what nobody waits for, even while the page goes. Its answer is read by nobody: it never refreshes a session, ends one or tells the person
 * anything. What is refused or lost stays lost.
 */
export const beacon = <C extends Call>({ method, path }: C, request: RequestOf<C>): void => {
  const { base, deviceId, sessionId } = config();
  const session = sessionId();
  if (session === undefined) return;
  const headers = {
    'content-type': 'application/json',
    'device-id': deviceId(),
    'app-type': 'admin',
    'session-id': String(session),
  };
  fetch(base + path, { method, keepalive: true, headers, body: JSON.stringify(request) }).catch(() => undefined);
};
