import type { ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import type { ConversationRow } from '@lectern/contract/people';
import { clockText, dateText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/messages';

interface Props {
  readonly row: ConversationRow;
  readonly isCurrent: boolean;
  readonly to: string;
}

const whenText = (iso: string): string =>
  dateText(iso) === dateText(new Date().toISOString()) ? clockText(iso) : dateText(iso);

/** A conversation in the list: its name, its last message, and how much of it is unread. */
export function ConversationLink({ row, isCurrent, to }: Props): ReactNode {
  const own = useSession(({ document }) => document?.user.id);
  const { title, kind, lastSeq, lastPreview, lastMessageAt, lastSenderId, lastSenderName, unread } = row;
  const said = lastPreview || texts.attachmentOnly;
  const last =
    lastSeq === 0 ? texts.nothingYet : texts.lastSaid(lastSenderId === own ? texts.you : (lastSenderName ?? ''), said);
  return (
    <Link
      to={to}
      className={`conversation${unread > 0 ? ' is-unread' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-row
    >
      <Icon name={kind === 'batch' ? 'layers' : 'mail'} />
      <span className="conversation-name">{title}</span>
      <time dateTime={lastMessageAt}>{whenText(lastMessageAt)}</time>
      <span className="conversation-last">{last}</span>
      {unread > 0 && (
        <span className="conversation-count" aria-label={texts.unreadCount(unread)}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
