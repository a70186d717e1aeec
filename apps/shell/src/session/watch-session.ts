import { configure, send } from '@lectern/api-client';
import { openSession, useSession } from '@lectern/auth';
import { sessionCalls } from '@lectern/contract/platform/session';
import { withOverride } from './override-store';
import { revisionWatch } from './revision';
import { noteServedShell } from './served-shell';

/** An open page asks at least this often, in ms, as long as somebody looks at it. */
const pause = 60_000;

let reading: Promise<void> | undefined;

const read = async (): Promise<void> => {
  try {
    openSession(await withOverride(await send(sessionCalls.read, {}, { quiet: true, handled: 'all' })));
  } catch {
    // The next answer, focus or minute asks again.
  }
};

/** Reads the session again: menu, guards, routes and slots follow what it says. A failure is nobody's news. One reading at a time: who asks meanwhile waits for it. */
export const readSession = (): Promise<void> =>
  useSession.getState().document ? (reading ??= read().finally(() => (reading = undefined))) : Promise.resolve();

/** Keeps rights and registry alive: on a changed revision in any answer, when the tab gets the focus, and every minute. Answers a stop. */
export const watchSession = (): (() => void) => {
  const watch = revisionWatch(() => void readSession());
  configure({
    onRevision: (header) => {
      noteServedShell(header);
      watch(header, useSession.getState().document);
    },
  });
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
