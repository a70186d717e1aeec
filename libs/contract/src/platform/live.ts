import type { Message } from '../people/message';
import type { JobState } from './job';

/** The path that an open console's socket connects to. */
export const livePath = '/api/live';

/** What the server pushes to an open console, by event. */
export interface LiveEvents {
  /** Work of this person went on. */
  readonly job: { readonly id: number; readonly state: JobState; readonly done: number; readonly total: number | null };
  readonly notification: { readonly unreadCount: number };
  /** Somebody changed rows of a list that this person may read: the path of the list's call, which rows (null: very many), and who. */
  readonly changed: { readonly list: string; readonly ids: readonly number[] | null; readonly by: number | null };
  /** This person's rights or the registry changed: the session is to be read again. */
  readonly revision: object;
  /** The server lost some events: what is on screen may be old. */
  readonly missed: object;
  /** Somebody wrote in a conversation that this page has entered. */
  readonly 'message.new': InConversation & { readonly message: Message };
  /** A message was edited or removed. */
  readonly 'message.changed': InConversation & { readonly message: Message };
  /** A member has received and read up to these messages. */
  readonly 'message.read': InConversation & {
    readonly userId: number;
    readonly readSeq: number;
    readonly deliveredSeq: number;
  };
  /** Somebody joined or left. */
  readonly 'message.members': InConversation;
  /** Somebody is writing; nothing of it is stored. */
  readonly typing: InConversation & { readonly userId: number; readonly name: string };
  /** Made by the shell: this page has entered a conversation, or may not. Earlier messages are to be read by a call. */
  readonly entered: InConversation & { readonly isIn: boolean };
  /** A batch that this page has entered has other fields than before. */
  readonly 'batch.changed': InBatch;
  /** A meeting of it was added, changed, begun, ended or cancelled. */
  readonly 'meeting.changed': InBatch;
  /** Somebody took, gave back or waits for a seat in it. */
  readonly 'seats.changed': InBatch;
}
interface InBatch {
  readonly batchId: number;
}
interface InConversation {
  readonly conversationId: number;
}
export type LiveEvent = keyof LiveEvents;

/** What a page sends. The server answers `enter` and `enterBatch` by whether it may. */
export interface LiveRequests {
  readonly enter: (conversationId: number, answer: (isIn: boolean) => void) => void;
  readonly leave: (conversationId: number) => void;
  readonly typing: (conversationId: number) => void;
  readonly enterBatch: (batchId: number, answer: (isIn: boolean) => void) => void;
  readonly leaveBatch: (batchId: number) => void;
}
/** Batches that one page may hear of at a time. */
export const batchRoomLimit = 4;
/** Conversations that one page may hear at a time, and how often it says that somebody is writing, in ms. */
export const conversationLimits = { perPage: 8, typingMs: 3_000 } as const;
