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
}
export type LiveEvent = keyof LiveEvents;
