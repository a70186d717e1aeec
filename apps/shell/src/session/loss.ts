import type { openWork } from '@lectern/ui-kit';

/** What would become of the work in the page's forms if they went. */
export type Forms = ReturnType<typeof openWork>;

/** What somebody was at when code did not come. */
export interface Work {
  /** Asked then: forms in the place that failed are gone by the time it is known why. */
  readonly forms: Forms;
  /** Whether they are still there. */
  readonly isHere: () => boolean;
}

/** Code that a page needs is gone from the server. */
export interface Loss {
  /** Whether the server has a newer version by now: without one nothing else would come. */
  readonly isExpired: boolean;
  /** Whether the newer version can take the place of the one that is open, in this page. */
  readonly inPlace: boolean;
  readonly forms: Forms;
  /** Whether the page was reloaded because of this very version before: once must be enough. */
  readonly wasReloaded: boolean;
}

/** What is done about it: the newer version is taken in its place, the page is reloaded, the person is asked to do so, or reads what failed. */
export const answerTo = ({ isExpired, inPlace, forms, wasReloaded }: Loss): 'take' | 'reload' | 'ask' | 'tell' => {
  if (!isExpired) return 'tell';
  if (inPlace && forms === 'none') return 'take';
  return forms === 'lost' || wasReloaded ? 'ask' : 'reload';
};

/** The worse of the forms' state before and now. */
export const worse = (before: Forms, now: Forms): Forms => (before === 'lost' || now === 'none' ? before : now);
