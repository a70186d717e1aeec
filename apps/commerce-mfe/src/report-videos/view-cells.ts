import { videoColumns, type WatchedCompared } from '@lectern/contract/commerce';
import type { TotalCell } from '../report/TotalCells';
import * as texts from '../texts/report-videos';
import { completionText, watchedText } from './video-words';

const countText = (count: number): string => count.toLocaleString('en-GB');
const shareOf = ({ completions, views }: { readonly completions: number; readonly views: number }): number =>
  views === 0 ? 0 : completions / views;

/** The sums of a period, each with its change. */
export const viewCells = (totals: WatchedCompared): readonly TotalCell[] => {
  const { views, viewers, seconds, completions, before } = totals;
  return [
    {
      ...{ key: 'views', name: videoColumns.views, value: countText(views), note: texts.from3Seconds },
      ...{ now: views, before: before?.views },
    },
    {
      ...{ key: 'viewers', name: videoColumns.viewers, value: countText(viewers), note: texts.distinct },
      ...{ now: viewers, before: before?.viewers },
    },
    {
      ...{ key: 'seconds', name: videoColumns.seconds, value: watchedText(seconds) },
      note: texts.perView(watchedText(views === 0 ? 0 : seconds / views)),
      ...{ now: seconds, before: before?.seconds },
    },
    {
      ...{ key: 'completion', name: videoColumns.completion, value: completionText(totals) },
      note: texts.ofViews(countText(completions)),
      ...{ now: shareOf(totals), before: before && shareOf(before) },
    },
  ];
};
