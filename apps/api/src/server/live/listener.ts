import type { Pool, PoolClient } from 'pg';
import { readMessage, type Message } from './message';

interface Hears {
  readonly onMessage: (message: Message) => void;
  /** It listens: for the first time, or again after messages may have been missed. */
  readonly onListening: (again: boolean) => void;
  readonly onLost: () => void;
}

const firstPause = 250;
const longestPause = 5_000;

/** Listens to the channel `live` on a connection of its own, and again when that is lost. Answers a stop. */
export const listenLive = (pool: Pool, { onMessage, onListening, onLost }: Hears): (() => void) => {
  let stopped = false;
  let client: PoolClient | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;
  let listened = false;

  const drop = (lost: PoolClient): void => {
    if (client !== lost) return;
    client = undefined;
    lost.release(true);
    if (stopped) return;
    onLost();
    later();
  };
  const later = (): void => {
    timer = setTimeout(() => void open(), pause);
    timer.unref();
    pause = Math.min(pause * 2, longestPause);
  };
  const open = async (): Promise<void> => {
    const opened = await pool.connect().catch(() => undefined);
    if (!opened) return stopped ? undefined : later();
    client = opened;
    // Each of them: one without a listener would end the process.
    opened.on('error', () => drop(opened));
    opened.once('end', () => drop(opened));
    opened.on('notification', ({ payload }) => {
      const message = readMessage(payload);
      if (message) onMessage(message);
    });
    if (stopped) return drop(opened);
    try {
      await opened.query('listen live');
    } catch {
      return drop(opened);
    }
    pause = firstPause;
    onListening(listened);
    listened = true;
  };

  void open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    if (client) drop(client);
  };
};
