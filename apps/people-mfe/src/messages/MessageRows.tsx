import { useMemo, type ReactNode } from 'react';
import { Button } from '@lectern/ui-kit/mui';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/messages';
import { MessageBlock } from './MessageBlock';
import type { MessageActions } from './MessageItem';
import type { TalkState } from './open-talk';
import { OutgoingItem } from './OutgoingItem';
import type { Outgoing } from './outbox';
import { blocksOf } from './thread';
import type { MarksByUser } from './use-marks';
import type { useTalkScroll } from './use-scroll';

interface Props extends Pick<TalkState, 'thread' | 'hasOlder' | 'older'> {
  readonly conversationId: number;
  readonly name: string;
  readonly outgoing: readonly Outgoing[];
  readonly marks: MarksByUser;
  readonly firstUnread: number | undefined;
  readonly actions: MessageActions;
  readonly scrolling: ReturnType<typeof useTalkScroll>;
  readonly onOlder: () => void;
}

/** The messages of a conversation, the latest at the end. */
export function MessageRows(props: Props): ReactNode {
  const { conversationId, name, thread, hasOlder, older, outgoing, marks, firstUnread, actions, scrolling } = props;
  const blocks = useMemo(() => blocksOf(thread), [thread]);
  const lastOwn = useMemo(
    () => thread.findLast(({ senderId }) => senderId === actions.userId)?.seq ?? 0,
    [thread, actions.userId],
  );
  const isEmpty = thread.length === 0 && outgoing.length === 0;
  return (
    <div
      ref={scrolling.scroll}
      className="talk-scroll"
      role="region"
      aria-label={texts.messagesOf(name)}
      tabIndex={0}
      onScroll={scrolling.look}
    >
      {isEmpty && (
        <Empty icon="mail" title={texts.noMessages}>
          {texts.writeTheFirst}
        </Empty>
      )}
      {!isEmpty && (
        <div className="talk-start">
          {!hasOlder && <p>{texts.firstMessages}</p>}
          {hasOlder && older === 'failed' && <p role="alert">{texts.olderFailed}</p>}
          {hasOlder && (
            <Button variant="text" onClick={props.onOlder} aria-disabled={older === 'loading'}>
              {older === 'loading' ? texts.loadingOlder : older === 'failed' ? texts.retry : texts.loadOlder}
            </Button>
          )}
        </div>
      )}
      <ol ref={scrolling.content} className="talk-blocks">
        {blocks.map(({ key, messages }, at) => (
          <MessageBlock
            key={key}
            conversationId={conversationId}
            messages={messages}
            before={at > 0 ? blocks[at - 1]?.messages.at(-1) : undefined}
            firstUnread={firstUnread}
            marks={marks}
            lastOwn={lastOwn}
            actions={actions}
          />
        ))}
        {outgoing.map((item) => (
          <li key={item.clientId}>
            <OutgoingItem item={item} />
          </li>
        ))}
      </ol>
    </div>
  );
}
