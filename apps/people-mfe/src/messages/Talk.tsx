import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { useLive } from '@lectern/api-client/live';
import { useMay, useSession } from '@lectern/auth';
import { conversationCalls, messageCalls, type Message } from '@lectern/contract/people';
import { announce, ConfirmDialog } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/messages';
import { Composer } from './Composer';
import { EditMessage } from './EditMessage';
import { isYoung, type MessageActions } from './MessageItem';
import { MessageRows } from './MessageRows';
import { TalkHead } from './TalkHead';
import { lastSeqOf } from './thread';
import { useMarks, useReadMark } from './use-marks';
import { useIsLooking } from './use-is-looking';
import { useTalkScroll } from './use-scroll';
import { useIsCut, useTalk, useTyping } from './use-talk';
import './talk.css';

interface Props {
  readonly conversationId: number;
  /** The way back to the list, where there is one on this width. */
  readonly back?: ReactNode;
  /** In a page that has a title of its own: the conversation's is an h2. */
  readonly isPart?: boolean;
}

const say =
  (own: number | undefined) =>
  (messages: readonly Message[]): void => {
    const others = messages.filter(({ senderId }) => senderId !== own);
    const [first] = others;
    if (!first) return;
    if (others.length > 1) announce(texts.heardMany(others.length));
    else announce(first.body ? texts.heard(first.senderName, first.body) : texts.heardFile(first.senderName));
  };

/** One conversation, whole: its messages, who is in it, and where one writes. */
export function Talk({ conversationId, back, isPart = false }: Props): ReactNode {
  const own = useSession(({ document }) => document?.user.id);
  const isImpersonating = useSession(({ document }) => Boolean(document?.impersonating));
  const maySend = useMay(messageCalls.upload.access);
  const read = useRead(conversationCalls.profile, { conversationId }, { handled: 'all', staleTime: 0 });
  const profile = read.data;
  const conversation = profile?.conversation;
  const { refetch } = read;
  useLive(
    'message.members',
    useCallback((event) => void (event.conversationId === conversationId && refetch()), [conversationId, refetch]),
  );
  const talk = useTalk(
    conversationId,
    useMemo(() => say(own), [own]),
  );
  const { thread, phase, error, hasOlder, older, outgoing, isLive } = talk;
  const typing = useTyping(conversationId);
  const isCut = useIsCut(isLive);
  const marks = useMarks(profile);
  const isLooking = useIsLooking();
  const lastSeq = lastSeqOf(thread);
  const loadOlder = useCallback(() => void talk.talk.current?.loadOlder(), [talk.talk]);
  const scrolling = useTalkScroll({
    isReady: phase === 'ready',
    firstSeq: thread[0]?.seq ?? 0,
    lastSeq,
    outgoing: outgoing.length,
    onStart: loadOlder,
  });
  const isMember = conversation?.isMember ?? false;
  useReadMark(conversationId, isMember, lastSeq, isLooking && scrolling.isAtEnd && phase === 'ready');

  const [firstUnread, setFirstUnread] = useState<number>();
  const [seenEnd, setSeenEnd] = useState(0);
  const [replyTo, setReplyTo] = useState<Message>();
  const [edited, setEdited] = useState<Message>();
  const [removed, setRemoved] = useState<Message>();
  const unread = conversation && conversation.id === conversationId ? conversation.unread : undefined;
  const unreadFrom = unread ? (conversation?.lastSeq ?? 0) - unread + 1 : undefined;
  useEffect(() => setFirstUnread((now) => now ?? unreadFrom), [unreadFrom]);
  useEffect(() => {
    if (scrolling.isAtEnd) setSeenEnd(lastSeq);
  }, [scrolling.isAtEnd, lastSeq]);

  const remove = useCall(messageCalls.delete);
  const take = (message: Message): void => talk.talk.current?.take(message);
  const mayWrite = !isImpersonating && conversation?.readOnly === null && (maySend || isMember);
  const goTo = useCallback(
    async (seq: number): Promise<void> => {
      const current = talk.talk.current;
      while (current && current.state().hasOlder && (current.state().thread[0]?.seq ?? 0) > seq) {
        await current.loadOlder();
        if (current.state().older === 'failed') return;
      }
      requestAnimationFrame(() => {
        const target = document.getElementById(`message-${seq}`);
        target?.scrollIntoView({ block: 'center' });
        target?.focus({ preventScroll: true });
      });
    },
    [talk.talk],
  );
  const actions = useMemo<MessageActions>(
    () => ({
      userId: own,
      mayWrite,
      mayRemoveAll: maySend && !isImpersonating,
      onReply: setReplyTo,
      onEdit: setEdited,
      onRemove: setRemoved,
      onGoTo: (seq) => void goTo(seq),
    }),
    [own, mayWrite, maySend, isImpersonating, goTo],
  );
  const editLast = (): void =>
    setEdited(thread.findLast((each) => each.senderId === own && !each.removedAt && each.body !== '' && isYoung(each)));

  const whyNot = conversation?.readOnly
    ? texts.readOnly[conversation.readOnly]
    : isImpersonating
      ? texts.impersonatorMayNot
      : texts.mayNotWrite;
  const newBelow = lastSeq - seenEnd;
  return (
    <section className="talk" aria-label={texts.theConversation}>
      <TalkHead profile={profile} back={back} isPart={isPart} />
      {phase === 'failed' && error ? (
        <ListError what={texts.theConversation} error={error} onRetry={() => void talk.talk.current?.load()} />
      ) : (
        <PageRead
          reads={[
            read,
            { data: phase === 'ready' || undefined, isPending: phase !== 'ready', refetch: () => undefined },
          ]}
          what={texts.theConversation}
          loading={texts.loadingTalk}
        >
          {() =>
            conversation && (
              <>
                <div className="talk-body">
                  <MessageRows
                    {...{ conversationId, thread, hasOlder, older, outgoing, marks, firstUnread, actions, scrolling }}
                    name={conversation.title}
                    onOlder={loadOlder}
                  />
                  {!scrolling.isAtEnd && (
                    <Button className="talk-latest" onClick={scrolling.toEnd}>
                      {newBelow > 0 ? texts.toLatestNew(newBelow) : texts.toLatest}
                    </Button>
                  )}
                </div>
                <p className="talk-now">{typing.length > 0 ? texts.writing(typing) : isCut ? texts.notLive : ''}</p>
                {!mayWrite && <p className="talk-closed">{whyNot}</p>}
                {mayWrite && edited && (
                  <EditMessage
                    key={edited.seq}
                    conversationId={conversationId}
                    message={edited}
                    onSaved={take}
                    onClose={() => setEdited(undefined)}
                  />
                )}
                {mayWrite && !edited && (
                  <Composer
                    conversationId={conversationId}
                    replyTo={replyTo}
                    onReplied={() => setReplyTo(undefined)}
                    onEditLast={editLast}
                  />
                )}
              </>
            )
          }
        </PageRead>
      )}
      <ConfirmDialog
        open={removed !== undefined}
        title={texts.removeIt}
        verb={texts.removeVerb}
        cancel={texts.keepIt}
        danger
        busy={remove.isPending}
        onCancel={() => setRemoved(undefined)}
        onConfirm={() =>
          removed &&
          remove.mutate(
            { conversationId, seq: removed.seq },
            {
              onSuccess: (answer) => {
                take(answer.message);
                announce(texts.removedNow);
                setRemoved(undefined);
              },
            },
          )
        }
      >
        {texts.removeMeans}
      </ConfirmDialog>
    </section>
  );
}
