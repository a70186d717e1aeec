import type { ReactNode } from 'react';
import type { Notification } from '@lectern/contract/platform/notification';
import { timeText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { IconButton, Tooltip } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/bell';

interface Props {
  readonly item: Notification;
  /** Absent while somebody else acts for the person. */
  readonly onRead: (() => void) | undefined;
  readonly onLeave: () => void;
}

/** One notification: its title leads to its subject, and following it marks it as read. */
export function NotificationItem({
  item: { title, body, link, createdAt, readAt },
  onRead,
  onLeave,
}: Props): ReactNode {
  const isUnread = readAt === null;
  const follow = (): void => {
    if (isUnread) onRead?.();
    onLeave();
  };
  return (
    <li className={isUnread ? 'news is-unread' : 'news'}>
      <div>
        <p className="news-title">
          {isUnread && <span className="visually-hidden">{texts.unreadMark}</span>}
          {link ? (
            <Link to={link} onClick={follow}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {body && <p>{body}</p>}
        <time dateTime={createdAt}>{timeText(createdAt)}</time>
      </div>
      {isUnread && onRead && (
        <Tooltip title={texts.mark}>
          <IconButton aria-label={texts.markOf(title)} onClick={onRead}>
            <Icon name="check" />
          </IconButton>
        </Tooltip>
      )}
    </li>
  );
}
