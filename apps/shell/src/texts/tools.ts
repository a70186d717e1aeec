/** Search and bell in the top bar. */
export const searchOrJump = 'Search or jump to';
export const searchOrJumpTo = 'Search or jump to…';
export const searchKeys = 'Ctrl K';
export const searchKeysMac = '⌘ K';
export const notifications = 'Notifications';
export const notificationsUnread = (count: number): string => `Notifications, ${count} unread`;
