import { create } from 'zustand';
import { live } from '@lectern/api-client/live';

/** How many notifications are unread, by the last message of the socket or the poll. */
export const useUnread = create<number>(() => 0);
live.on('notification', ({ unreadCount }) => useUnread.setState(unreadCount, true));

/** As shown on the bell: nobody counts beyond 99. */
export const badgeOf = (unread: number): string => (unread > 99 ? '99+' : String(unread));
