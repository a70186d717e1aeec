import type { ReactNode } from 'react';
import { figureText } from '@lectern/contract/figures';
import { DayBars } from '@lectern/ui-kit/chart';
import { HomeBody } from '@lectern/ui-kit/home';
import { Skeleton } from '@lectern/ui-kit/mui';
import { shortDay } from '../short-day';
import * as texts from '../texts/home-money';
import { useHome } from './use-home';

/** Block of the home page: the views of videos on each of the last 30 days. */
export default function HomeViews(): ReactNode {
  const read = useHome();
  const views = read.data?.views;
  return (
    <HomeBody reads={[read]} failed={texts.viewsNotLoaded}>
      {read.data ? (
        <>
          <DayBars
            days={(views?.days ?? []).map(({ day, count }) => ({ day: shortDay(day), count }))}
            caption={texts.viewsPerDay}
            heads={[texts.day, texts.views]}
          />
          <p>{texts.viewCount(figureText(views?.views ?? 0))}</p>
        </>
      ) : (
        <Skeleton height={188} />
      )}
    </HomeBody>
  );
}
