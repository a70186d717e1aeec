import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { live, useIsLive } from '@lectern/api-client/live';
import { useSession } from '@lectern/auth';
import type { Message } from '@lectern/contract/people';
import { openTalk, type OpenTalk, type TalkState } from './open-talk';
import { outbox, type Outgoing } from './outbox';

/** How often a page without a socket asks, in ms. */
const pollEvery = 10_000;
const loading: TalkState = { phase: 'loading', error: undefined, thread: [], hasOlder: false, older: 'idle' };

/** The messages of a conversation, and what this person has written that is not confirmed. `onNew` hears of what others wrote. */
export const useTalk = (conversationId: number, onNew: (messages: readonly Message[]) => void) => {
  const userId = useSession(({ document }) => document?.user.id);
  const [, redraw] = useState({});
  const talk = useRef<OpenTalk>(undefined);
  const heard = useRef(onNew);
  useEffect(() => void (heard.current = onNew));
  useEffect(() => {
    const opened = openTalk(
      conversationId,
      () => redraw({}),
      (messages) => heard.current(messages),
    );
    talk.current = opened;
    redraw({});
    const stop = outbox.onSent((id, message) => id === conversationId && opened.take(message));
    const look = (): void => void (document.visibilityState === 'visible' && opened.catchUp());
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
      opened.close();
      talk.current = undefined;
    };
  }, [conversationId]);
  useEffect(() => void (userId !== undefined && outbox.open(userId)), [userId]);

  const isLive = useIsLive();
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setInterval(
      () => void (document.visibilityState === 'visible' && talk.current?.catchUp()),
      pollEvery,
    );
    return () => clearInterval(timer);
  }, [isLive]);

  const state = talk.current?.state() ?? loading;
  const all = useSyncExternalStore(outbox.watch, outbox.items);
  const outgoing = useMemo<readonly Outgoing[]>(() => {
    const sent = new Set(state.thread.slice(-200).map(({ clientId }) => clientId));
    return all.filter((each) => each.conversationId === conversationId && !sent.has(each.clientId));
  }, [all, state.thread, conversationId]);
  return { ...state, outgoing, isLive, talk };
};

/** A line that is away for less, in ms, is not worth a word: each page is without one as it opens. */
const shortCut = 4_000;

/** Whether the live line has been cut for a while. */
export const useIsCut = (isLive: boolean): boolean => {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (isLive) return undefined;
    const timer = setTimeout(() => setCut(true), shortCut);
    return () => {
      clearTimeout(timer);
      setCut(false);
    };
  }, [isLive]);
  return isCut;
};

interface Typing {
  readonly userId: number;
  readonly name: string;
  readonly until: number;
}
/** For so long, in ms, a sign that somebody is writing holds. */
const typingHolds = 5_000;

/** Names of those who are writing at this moment. */
export const useTyping = (conversationId: number): readonly string[] => {
  const own = useSession(({ document }) => document?.user.id);
  const [typing, setTyping] = useState<readonly Typing[]>([]);
  useEffect(() => {
    setTyping([]);
    const sweep = (): void =>
      setTyping((now) => (now.length === 0 ? now : now.filter(({ until }) => until > Date.now())));
    const timer = setInterval(sweep, 1_000);
    const drop = (userId: number): void => setTyping((now) => now.filter((each) => each.userId !== userId));
    const stops = [
      live.on('typing', ({ conversationId: id, userId, name }) => {
        if (id !== conversationId || userId === own) return;
        setTyping((now) => [
          ...now.filter((each) => each.userId !== userId),
          { userId, name, until: Date.now() + typingHolds },
        ]);
      }),
      live.on('message.new', ({ conversationId: id, message }) => id === conversationId && drop(message.senderId)),
    ];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [conversationId, own]);
  return typing.map(({ name }) => name);
};
