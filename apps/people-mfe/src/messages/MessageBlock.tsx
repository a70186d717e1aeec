import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Message } from '@lectern/contract/people';
import { weekdayText } from '@lectern/ui-kit';
import * as texts from '../texts/messages';
import { MessageItem, type MessageActions } from './MessageItem';
import { reachOf, type MarksByUser } from './use-marks';

interface Props {
  readonly conversationId: number;
  readonly messages: readonly Message[];
  /** The message before the block, for day and sender. */
  readonly before: Message | undefined;
  /** The first message that was unread when the conversation was opened. */
  readonly firstUnread: number | undefined;
  readonly marks: MarksByUser;
  /** The number of this person's last message. */
  readonly lastOwn: number;
  readonly actions: MessageActions;
}

/** Minutes after which the sender is named again. */
const sameMinutes = 5;
const dayOf = ({ sentAt }: Message): string => weekdayText(new Date(sentAt));
const isSequel = (message: Message, before: Message | undefined): boolean =>
  before !== undefined &&
  before.senderId === message.senderId &&
  !message.replyTo &&
  Date.parse(message.sentAt) - Date.parse(before.sentAt) < sameMinutes * 60_000;

/** What has become of one's own message; of those that everybody has read only the last one says so. */
const reachText = (marks: MarksByUser, own: number, seq: number, lastOwn: number): string | undefined => {
  const { others, read, delivered } = reachOf(marks, own, seq);
  if (read === others && seq !== lastOwn) return undefined;
  if (read > 0) return others === 1 ? texts.read : texts.readBy(read, others);
  if (delivered > 0) return others === 1 ? texts.delivered : texts.deliveredTo(delivered, others);
  return texts.sent;
};

/** How far outside of the view a block is drawn, in pixels. */
const margin = '1200px 0px';

/** Some forty messages. Far from what is seen, a block keeps its room and draws nothing: a long conversation costs what a short one does. */
export const MessageBlock = memo(function MessageBlock(props: Props): ReactNode {
  const { conversationId, messages, before, firstUnread, marks, lastOwn, actions } = props;
  const place = useRef<HTMLLIElement>(null);
  const height = useRef(0);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // What is written into is not taken away from under the focus.
        if (entry) setDrawn(entry.isIntersecting || element.contains(document.activeElement));
      },
      { root: element.closest('.talk-scroll'), rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (isDrawn) height.current = place.current?.offsetHeight ?? 0;
  });
  const own = actions.userId;
  return (
    <li ref={place} style={isDrawn ? undefined : { blockSize: height.current }}>
      {isDrawn && (
        <ol>
          {messages.map((message, at) => {
            const earlier = at > 0 ? messages[at - 1] : before;
            const isNewDay = earlier === undefined || dayOf(earlier) !== dayOf(message);
            const isFirstUnread = message.seq === firstUnread;
            return (
              <li key={message.seq}>
                {isNewDay && <p className="talk-day">{dayOf(message)}</p>}
                {isFirstUnread && <p className="talk-new">{texts.newMessages}</p>}
                <MessageItem
                  {...actions}
                  conversationId={conversationId}
                  message={message}
                  isHead={isNewDay || isFirstUnread || !isSequel(message, earlier)}
                  reach={
                    own !== undefined && message.senderId === own
                      ? reachText(marks, own, message.seq, lastOwn)
                      : undefined
                  }
                />
              </li>
            );
          })}
        </ol>
      )}
    </li>
  );
});
