import type { openWork } from '@lectern/ui-kit';

/** What would become of the work in the page's forms if they went. */
export type Work = ReturnType<typeof openWork>;

/** Code that a page needs is gone from the server. */
export interface Loss {
  /** Whether the server has a newer version by now: without one nothing else would come. */
  readonly isOutlived: boolean;
  /** Whether the newer version can take the place of the one that is open, in this page. */
  readonly inPlace: boolean;
  readonly work: Work;
  /** Whether the page was loaded anew because of this very version before: once must be enough. */
  readonly wasReloaded: boolean;
}

/** What is done about it: the newer version is taken in its place, the page is loaded anew, the person is asked to do so, or told what failed. */
export const answerTo = ({ isOutlived, inPlace, work, wasReloaded }: Loss): 'take' | 'reload' | 'ask' | 'tell' => {
  if (!isOutlived) return 'tell';
  if (inPlace && work === 'none') return 'take';
  return work === 'lost' || wasReloaded ? 'ask' : 'reload';
};
