/** Addresses of the messages. */
export const listAddress = '/messages/batch-list';
export const addressOf = (conversationId: number): string => `/messages/profile?conversationId=${conversationId}`;
