import type { SessionDocument } from '@lectern/contract/platform/session';
import { readSession } from '../session/watch-session';
import { pageSession } from '../start/page-session';
import { askTry } from './try-dialog';
import { useTryState, type RunningTry } from './try-state';

/** The releases that this page's own address asks for. */
const asked = pageSession()?.tries?.asked;
if (asked !== undefined) askTry(asked);

let atEnd: ReturnType<typeof setTimeout> | undefined;
/** When its time is over the session is read, which no longer lists it; a moment later, so that the server's clock says so too. */
const readAtEnd = (running: RunningTry | undefined, serverTime: string): void => {
  clearTimeout(atEnd);
  if (running) atEnd = setTimeout(() => void readSession(), Date.parse(running.until) - Date.parse(serverTime) + 500);
};

/** Follows the try in each document of the session. */
export const applyTries = ({ tries, serverTime }: SessionDocument): void => {
  const before = useTryState.getState();
  const running = tries?.running;
  if (running?.id !== before.running?.id) readAtEnd(running, serverTime);
  useTryState.setState({ running, ended: running ? undefined : (before.running ?? before.ended) });
};
