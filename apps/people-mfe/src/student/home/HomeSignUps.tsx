import type { ReactNode } from 'react';
import { figureText } from '@lectern/contract/figures';
import { DayBars } from '@lectern/ui-kit/chart';
import { HomeBody } from '@lectern/ui-kit/home';
import { Skeleton } from '@lectern/ui-kit/mui';
import * as texts from '../../texts/home';
import { shortDay, signedUpIn, useFigures } from './use-figures';

/** Block of the home page: how many students signed up on each of the last 30 days. */
export default function HomeSignUps(): ReactNode {
  const read = useFigures();
  const days = read.data?.days;
  return (
    <HomeBody reads={[read]} failed={texts.notCounted}>
      {days ? (
        <>
          <DayBars
            days={days.map(({ day, count }) => ({ day: shortDay(day), count }))}
            caption={texts.signUps}
            heads={[texts.day, texts.students]}
          />
          <p>{texts.total(figureText(signedUpIn(days, days.length)))}</p>
        </>
      ) : (
        <Skeleton height={188} />
      )}
    </HomeBody>
  );
}
