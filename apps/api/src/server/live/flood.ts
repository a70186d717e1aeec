import type { IncomingMessage } from 'node:http';

/** Open pages of one session, and what one of them may send: it says hello, and answers a ping now and then. */
export const socketLimits = { perSession: 50, packets: 30, perMs: 10_000 } as const;

/** What engine.io gives of a connection. */
export interface RawConnection {
  readonly request: IncomingMessage;
  on(event: 'packet' | 'close', listener: () => void): unknown;
}

/** Ends a connection that sends more than any page does, without a word: each message costs more to answer than to send. */
export const endFlood = (connection: RawConnection, now: () => number = Date.now): void => {
  let [since, packets] = [now(), 0];
  connection.on('packet', () => {
    if (now() - since > socketLimits.perMs) [since, packets] = [now(), 0];
    packets += 1;
    if (packets > socketLimits.packets) connection.request.socket.destroy();
  });
};

/** Counts the connections of each session until they close. */
export const sessionSeats = () => {
  const taken = new Map<number, number>();
  /** Takes a seat for a connection; false where the session has none left. */
  return (sessionId: number, connection: RawConnection): boolean => {
    const count = taken.get(sessionId) ?? 0;
    if (count >= socketLimits.perSession) return false;
    taken.set(sessionId, count + 1);
    connection.on('close', () => {
      const left = (taken.get(sessionId) ?? 1) - 1;
      if (left > 0) taken.set(sessionId, left);
      else taken.delete(sessionId);
    });
    return true;
  };
};
