import { CallError, send } from '@lectern/api-client';
import { live } from '@lectern/api-client/live';
import { messageCalls, type Message } from '@lectern/contract/people';
import { lastSeqOf, withMessages, type Thread } from './thread';

/** What a page knows of the messages of a conversation. */
export interface TalkState {
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly error: CallError | undefined;
  readonly thread: Thread;
  /** Whether there are older messages than those loaded. */
  readonly hasOlder: boolean;
  readonly older: 'idle' | 'loading' | 'failed';
}

const quiet = { quiet: true, handled: 'all' } as const;
const page = 50;
const most = 100;

/** Keeps the messages of one conversation as the server has them: what is heard, and what is asked for after a gap, a cut or a sleep. */
export const openTalk = (
  conversationId: number,
  onChange: () => void,
  onNew: (messages: readonly Message[]) => void,
) => {
  let state: TalkState = { phase: 'loading', error: undefined, thread: [], hasOlder: false, older: 'idle' };
  let lastChange = 0;
  let isClosed = false;
  let asking: Promise<void> | undefined;
  let isWantedAgain = false;

  const put = (change: Partial<TalkState>): void => {
    if (isClosed) return;
    state = { ...state, ...change };
    onChange();
  };
  const take = (messages: readonly Message[]): boolean => {
    const before = lastSeqOf(state.thread);
    const { thread, isGap } = withMessages(state.thread, messages);
    put({ thread });
    const fresh = thread.filter(({ seq }) => seq > before);
    if (fresh.length > 0 && state.phase === 'ready') onNew(fresh);
    return isGap;
  };
  const failed = (error: unknown): void => {
    if (error instanceof CallError) put({ phase: 'failed', error });
  };

  const load = async (): Promise<void> => {
    put({ phase: 'loading', error: undefined });
    try {
      const answer = await send(messageCalls.list, { conversationId, limit: page }, quiet);
      lastChange = answer.lastChange;
      const { thread } = withMessages(state.thread, answer.items);
      put({ phase: 'ready', thread, hasOlder: (thread[0]?.seq ?? answer.firstSeq) > answer.firstSeq });
    } catch (error) {
      failed(error);
    }
  };
  const missed = async (): Promise<void> => {
    for (;;) {
      const after = lastSeqOf(state.thread);
      const answer = await send(
        messageCalls.list,
        { conversationId, after, changedAfter: lastChange, limit: most },
        quiet,
      );
      lastChange = answer.lastChange;
      take([...answer.changed.filter(({ seq }) => seq <= after), ...answer.items]);
      if (isClosed || (answer.items.length < most && answer.changed.length < most)) return;
    }
  };
  /** Asks for what this page has not heard of. One question at a time; another one meanwhile leads to one more. */
  const catchUp = async (): Promise<void> => {
    if (state.phase !== 'ready') return;
    if (asking) return void (isWantedAgain = true);
    do {
      isWantedAgain = false;
      asking = missed();
      // Without an answer the next cut, event or minute asks again; who may not read any more is shown why.
      await asking.catch((error: unknown) => {
        if (error instanceof CallError && [403, 404].includes(error.status)) failed(error);
      });
      asking = undefined;
    } while (isWantedAgain);
  };
  const loadOlder = async (): Promise<void> => {
    const before = state.thread[0]?.seq;
    if (before === undefined || !state.hasOlder || state.older === 'loading') return;
    put({ older: 'loading' });
    try {
      const { items, firstSeq } = await send(messageCalls.list, { conversationId, before, limit: most }, quiet);
      const { thread } = withMessages(state.thread, items);
      put({ thread, older: 'idle', hasOlder: (thread[0]?.seq ?? firstSeq) > firstSeq });
    } catch {
      put({ older: 'failed' });
    }
  };

  const isOurs = (event: { readonly conversationId: number }): boolean => event.conversationId === conversationId;
  const hear = (message: Message): void => {
    if (state.phase === 'ready' && take([message])) void catchUp();
  };
  const stops = [
    live.on('message.new', (event) => isOurs(event) && hear(event.message)),
    live.on('message.changed', (event) => isOurs(event) && hear(event.message)),
    live.on('entered', (event) => isOurs(event) && void catchUp()),
    live.on('missed', () => void catchUp()),
    live.enter(conversationId),
  ];
  void load();
  return {
    state: (): TalkState => state,
    load,
    catchUp,
    loadOlder,
    /** What a call of this page answered. */
    take: hear,
    close: (): void => {
      isClosed = true;
      for (const stop of stops) stop();
    },
  };
};
export type OpenTalk = ReturnType<typeof openTalk>;
