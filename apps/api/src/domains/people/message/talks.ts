import type { Talks } from '../../../server/live/conversation-rooms';
import { readMessage } from './message.queries';
import { mayHear } from './talk.queries';

/** What open pages hear of conversations. */
export const liveTalks: Talks = { mayHear, read: readMessage };
