import type { SessionDocument } from '@lectern/contract/platform/session';
import { readSession } from '../session/watch-session';
import { pageSession } from '../start/page-session';
import { askTry } from './try-dialog';
import { useTryState, type RunningTry } from './try-state';

/** The releases that this page's own address asks for. */
const wanted = pageSession()?.tries?.wanted;
if (wanted !== undefined) askTry(wanted);

let atEnd: ReturnType<typeof setTimeout> | undefined;
/** Reads the session when the time of a try is over. It waits a moment longer, so that the server's clock agrees. */
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
