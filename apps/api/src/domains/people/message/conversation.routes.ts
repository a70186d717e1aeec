import type { conversationCalls } from '@lectern/contract/people';
import type { Handlers } from '../../../server/calls/frame';
import { openDirect } from './conversation-direct';
import { listConversations } from './conversation-list';
import { findPeople, readProfile } from './conversation-profile';

export const conversationHandlers: Handlers<typeof conversationCalls> = {
  list: listConversations,
  profile: readProfile,
  people: findPeople,
  direct: openDirect,
};
