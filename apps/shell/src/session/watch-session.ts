import { configure, send } from '@lectern/api-client';
import { openSession, useSession } from '@lectern/auth';
import { sessionCalls } from '@lectern/contract/platform/session';
import { revisionWatch } from './revision';

/** An open page asks at least this often, in ms, as long as somebody looks at it. */
const pause = 60_000;

let reading = false;

/** Reads the session anew: menu, guards, routes and slots follow what it says. A failure is nobody's news. */
export const readSession = async (): Promise<void> => {
  if (reading || !useSession.getState().document) return;
  reading = true;
  try {
    openSession(await send(sessionCalls.read, {}, { quiet: true, handled: 'all' }));
  } catch {
    // The next answer, focus or minute asks again.
  } finally {
    reading = false;
  }
};

/** Keeps rights and registry alive: on a changed revision in any answer, when the tab gets the focus, and every minute. Answers a stop. */
export const watchSession = (): (() => void) => {
  const told = revisionWatch(() => void readSession());
  configure({ onRevision: (header) => told(header, useSession.getState().document) });
  const look = () => {
    if (document.visibilityState === 'visible') void readSession();
  };
  const timer = setInterval(look, pause);
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
    configure({ onRevision: () => undefined });
  };
};
