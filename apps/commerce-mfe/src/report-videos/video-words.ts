import type { ViewSums } from '@lectern/contract/commerce';
import * as texts from '../texts/report-videos';

/** Seconds in words: '45 s', '12 min', '3 h 5 min'. */
export const watchedText = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return texts.seconds(Math.round(seconds));
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.floor(minutes / 60), minutes % 60);
};

/** A part of a whole as a percentage: '47%'; '–' of nothing. */
export const partText = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

/** The share of views that reached 90 % of their video. */
export const completionText = ({ completions, views }: Pick<ViewSums, 'completions' | 'views'>): string =>
  partText(completions, views);

/** The share of views that reached each tenth, from 0 to 100. */
export const tenthsOf = (reached: readonly number[], views: number): readonly number[] =>
  reached.map((each) => (views === 0 ? 0 : Math.round((each / views) * 100)));
