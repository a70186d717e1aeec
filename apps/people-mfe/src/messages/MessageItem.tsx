import { memo, type ReactNode } from 'react';
import { messageLimits, type Message } from '@lectern/contract/people';
import { announce, clockText, RowMenu, type RowAction } from '@lectern/ui-kit';
import * as texts from '../texts/messages';
import { MessageFiles } from './MessageFiles';
import { MessageText } from './MessageText';

/** What a person may do with messages of this conversation. */
export interface MessageActions {
  readonly userId: number | undefined;
  readonly mayWrite: boolean;
  readonly mayRemoveAll: boolean;
  readonly onReply: (message: Message) => void;
  readonly onEdit: (message: Message) => void;
  readonly onRemove: (message: Message) => void;
  readonly onGoTo: (seq: number) => void;
}

interface Props extends MessageActions {
  readonly conversationId: number;
  readonly message: Message;
  /** Whether its sender and time stand above it: not again for the next one of the same minutes. */
  readonly isHead: boolean;
  /** What has become of one's own message. */
  readonly reach: string | undefined;
}

/** Whether a message may still be edited, by this device's clock; the server's decides. */
export const isYoung = ({ sentAt }: Pick<Message, 'sentAt'>): boolean =>
  Date.now() - Date.parse(sentAt) < messageLimits.editMinutes * 60_000;

const copy = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
  announce(texts.copied);
};

const actionsOf = (message: Message, { userId, mayWrite, mayRemoveAll, ...on }: Props): RowAction[] => {
  const isOwn = message.senderId === userId;
  return [
    ...(mayWrite ? [{ label: texts.reply, icon: 'mail', onSelect: () => on.onReply(message) } as const] : []),
    ...(message.body
      ? [{ label: texts.copy, icon: 'copy', onSelect: () => void copy(message.body).catch(() => undefined) } as const]
      : []),
    ...(isOwn && mayWrite && message.body
      ? [
          {
            ...({ label: texts.edit, icon: 'pencil' } as const),
            onSelect: () => on.onEdit(message),
            ...(!isYoung(message) && { disabledReason: texts.tooOld }),
          },
        ]
      : []),
    ...((isOwn && mayWrite) || mayRemoveAll
      ? [{ label: texts.remove, icon: 'trash', danger: true, onSelect: () => on.onRemove(message) } as const]
      : []),
  ];
};

/** One message of the conversation. */
export const MessageItem = memo(function MessageItem(props: Props): ReactNode {
  const { conversationId, message, isHead, reach, userId } = props;
  const { seq, senderId, senderName, replyTo, body, sentAt, editedAt, removedAt } = message;
  const isOwn = senderId === userId;
  const name = isOwn ? texts.you : senderName;
  const time = clockText(sentAt);
  const actions = removedAt ? [] : actionsOf(message, props);
  return (
    <div className={`message${isHead ? ' is-head' : ''}${isOwn ? ' is-own' : ''}`} id={`message-${seq}`} tabIndex={-1}>
      {isHead ? (
        <p className="message-head">
          <b>{name}</b> <time dateTime={sentAt}>{time}</time>
        </p>
      ) : (
        <p className="visually-hidden">{texts.heard(name, time)}</p>
      )}
      {replyTo && (
        <button
          type="button"
          className="message-quote"
          aria-label={texts.goToReplied(replyTo.senderName, replyTo.preview || texts.removedPreview)}
          onClick={() => props.onGoTo(replyTo.seq)}
        >
          <b>{replyTo.senderName}</b> {replyTo.preview || texts.removedPreview}
        </button>
      )}
      {removedAt ? <p className="message-removed">{texts.removed}</p> : body && <MessageText body={body} />}
      <MessageFiles conversationId={conversationId} message={message} />
      {(reach ?? editedAt) && !removedAt && (
        <p className="message-meta">{[editedAt && texts.edited, reach].filter(Boolean).join(' · ')}</p>
      )}
      {actions.length > 0 && (
        <div className="message-actions">
          <RowMenu label={texts.actionsOf(name, time)} actions={actions} />
        </div>
      )}
    </div>
  );
});
