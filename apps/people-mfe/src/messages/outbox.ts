import { CallError, send } from '@lectern/api-client';
import { live } from '@lectern/api-client/live';
import { deviceId } from '@lectern/auth';
import { messageCalls, type Message, type MessageFile } from '@lectern/contract/people';
import { seal, unseal } from '@lectern/contract/seal';

/** A message that the server has not confirmed. Its client id makes a repeat harmless. */
export interface Outgoing {
  readonly conversationId: number;
  readonly clientId: string;
  readonly body: string;
  readonly replyTo: Message['replyTo'];
  readonly files: readonly Pick<MessageFile, 'id' | 'name' | 'bytes'>[];
  readonly at: string;
  readonly state: 'sending' | 'failed';
  readonly reason?: string;
}
type Sent = (conversationId: number, message: Message) => void;

/** Pauses before a try without an answer is repeated, in ms; after the last one the person decides. */
const pauses = [1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** An answer that takes longer than this, in ms, is taken for lost. */
const patience = 15_000;

let userId: number | undefined;
let items: readonly Outgoing[] = [];
const watchers = new Set<() => void>();
const sentListeners = new Set<Sent>();
const running = new Set<number>();
const wakes = new Set<() => void>();

const keyOf = (user: number): string => `outbox.${user}`;
const keep = async (): Promise<void> => {
  if (userId === undefined) return;
  const key = keyOf(userId);
  try {
    if (items.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, await seal(deviceId(), key, items));
  } catch {
    // A device without storage sends as long as the page is there.
  }
};
const put = (next: readonly Outgoing[]): void => {
  items = next;
  for (const watcher of watchers) watcher();
  void keep();
};
const change = (clientId: string, part: Partial<Outgoing>): void =>
  put(items.map((each) => (each.clientId === clientId ? { ...each, ...part } : each)));

/** Whether another try may be answered otherwise: there was no answer, or the server has a fault. */
const isLost = (error: unknown): boolean =>
  !(error instanceof CallError) || error.status === 0 || error.status >= 500 || error.status === 429;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      wakes.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    wakes.add(wake);
  });

const sendOnce = async ({ conversationId, clientId, body, replyTo, files }: Outgoing): Promise<Message> => {
  const { message } = await send(
    messageCalls.send,
    { conversationId, clientId, body, replyToSeq: replyTo?.seq ?? null, fileIds: files.map(({ id }) => id) },
    { quiet: true, handled: 'all', signal: AbortSignal.timeout(patience) },
  );
  return message;
};

const deliver = async (item: Outgoing): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      const message = await sendOnce(item);
      put(items.filter(({ clientId }) => clientId !== item.clientId));
      for (const listener of sentListeners) listener(item.conversationId, message);
      return;
    } catch (error) {
      const pause = pauses[tries];
      if (!isLost(error) || pause === undefined) {
        return change(item.clientId, {
          state: 'failed',
          reason: error instanceof CallError && !isLost(error) ? error.message : '',
        });
      }
      await sleep(pause);
    }
  }
};

/** Sends what waits for a conversation, one after another: messages keep the order in which they were written. */
const run = async (conversationId: number): Promise<void> => {
  if (running.has(conversationId)) return;
  running.add(conversationId);
  const next = (): Outgoing | undefined =>
    items.find((each) => each.conversationId === conversationId && each.state === 'sending');
  for (let item = next(); item; item = next()) await deliver(item);
  running.delete(conversationId);
};

/** A line that is back is tried at once. */
const wakeAll = (): void => [...wakes].forEach((wake) => wake());
if (typeof addEventListener === 'function') addEventListener('online', wakeAll);
live.on('entered', wakeAll);

/** Messages that are written and not confirmed: they are sent again after a cut, and after a reload of the page. */
export const outbox = {
  /** Begins to send what this person's device still holds. */
  open: async (user: number): Promise<void> => {
    if (userId === user) return;
    userId = user;
    items = [];
    const sealed = localStorage.getItem(keyOf(user));
    const kept = sealed === null ? [] : ((await unseal(deviceId(), keyOf(user), sealed).catch(() => [])) as Outgoing[]);
    put([...kept.filter(({ clientId }) => items.every((each) => each.clientId !== clientId)), ...items]);
    for (const id of new Set(items.map(({ conversationId }) => conversationId))) void run(id);
  },
  add: (item: Omit<Outgoing, 'state' | 'at' | 'clientId'>): void => {
    put([...items, { ...item, clientId: crypto.randomUUID(), at: new Date().toISOString(), state: 'sending' }]);
    void run(item.conversationId);
  },
  retry: ({ clientId, conversationId }: Outgoing): void => {
    change(clientId, { state: 'sending' });
    void run(conversationId);
  },
  discard: ({ clientId }: Outgoing): void => put(items.filter((each) => each.clientId !== clientId)),
  items: (): readonly Outgoing[] => items,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  onSent: (listener: Sent): (() => void) => {
    sentListeners.add(listener);
    return () => void sentListeners.delete(listener);
  },
};
