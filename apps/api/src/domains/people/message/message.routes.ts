import type { messageCalls } from '@lectern/contract/people';
import type { Handlers } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { editMessage, removeMessage } from './message-change';
import { addressOfFile, uploadDocument } from './message-files';
import { listMessages } from './message-list';
import { markRead } from './message-read';
import { sendMessage } from './message-send';

export const messageHandlers = (services: Pick<Services, 'store' | 'keys'>): Handlers<typeof messageCalls> => ({
  list: listMessages,
  send: sendMessage,
  update: editMessage,
  delete: removeMessage,
  read: markRead,
  upload: uploadDocument(services),
  address: addressOfFile(services),
});
