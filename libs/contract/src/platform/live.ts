import type { JobState } from './job';

/** Where an open console's socket connects, beside the calls. */
export const livePath = '/api/live';

/** What an open console is told without asking, by event. */
export interface LiveEvents {
  /** Work of this person went on. */
  readonly job: { readonly id: number; readonly state: JobState; readonly done: number; readonly total: number | null };
  readonly notification: { readonly unreadCount: number };
  /** Somebody changed rows that this person may read: the table, which rows (null: very many), and who. */
  readonly changed: { readonly entity: string; readonly ids: readonly number[] | null; readonly by: number | null };
  /** This person's rights or the registry changed: the session is to be read again. */
  readonly revision: object;
  /** The server lost some of what it had to tell: what is on screen may be old. */
  readonly missed: object;
}
export type LiveEvent = keyof LiveEvents;

/** Path of a list's call → the table whose changes it shows. */
export const listedTables: Readonly<Record<string, string>> = {
  'category/list': 'categories',
  'student/list': 'students',
  'skill/list': 'skills',
  'admin/institutes/list': 'institutes',
  'admin/coupon/list': 'coupons',
  'admin/faqs/list': 'faqs',
  'user/list': 'users',
};
