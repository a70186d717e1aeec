import { live } from '@lectern/api-client/live';
import type { LiveSocket, openSocket } from './socket';

/** How often the console asks where no socket can be, in ms, while somebody looks at it. */
export const pollEvery = 45_000;
/** Everybody hears of a new revision at the same moment; they ask within this time, in ms. */
const spread = 1_500;

interface Parts {
  readonly open: typeof openSocket;
  readonly sessionId: () => number | undefined;
  /** Reads the session again; a session that has ended is left. */
  readonly readSession: () => Promise<void>;
  /** Asks for the count of unread notifications by an ordinary call, which also renews the access token. */
  readonly readUnread: () => Promise<number>;
}

/** Keeps the socket open and passes on what it hears; while there is none, asks now and then. Answers a stop. */
export const watchLive = ({ open, sessionId, readSession, readUnread }: Parts): (() => void) => {
  let polling: ReturnType<typeof setInterval> | undefined;
  let wasConnected = false;
  let refused = false;

  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const unreadCount = await readUnread().catch(() => undefined);
    if (unreadCount !== undefined && !live.isConnected()) live.tell('notification', { unreadCount });
    if (refused && unreadCount !== undefined && polling !== undefined) {
      refused = false;
      socket.connect();
    }
  };
  const stopPolling = (): void => {
    clearInterval(polling);
    polling = undefined;
  };
  const socket: LiveSocket = open(sessionId, {
    onEvent: (event, data) => {
      if (event === 'revision') setTimeout(() => void readSession(), Math.random() * spread);
      live.tell(event, data);
    },
    onConnected: () => {
      stopPolling();
      live.setConnected(true);
      if (wasConnected) live.tell('missed', {});
      wasConnected = true;
    },
    onGone: (wasRefused) => {
      live.setConnected(false);
      refused = wasRefused;
      if (polling !== undefined) return;
      polling = setInterval(() => void ask(), pollEvery);
      // The server ends a socket with its session: whether it has ended shows at once.
      void (wasRefused && wasConnected ? readSession() : Promise.resolve()).then(ask);
    },
  });
  live.setOutlet(socket.outlet);
  return () => {
    stopPolling();
    live.setOutlet(undefined);
    socket.close();
  };
};
