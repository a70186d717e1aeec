import type { ReactNode } from 'react';
import { fullMoney } from '@lectern/contract/commerce';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { DayBars } from '@lectern/ui-kit/chart';
import { HomeBody } from '@lectern/ui-kit/home';
import { Skeleton } from '@lectern/ui-kit/mui';
import { shortDay } from '../short-day';
import * as texts from '../texts/home-money';
import { useHome } from './use-home';

/** Block of the home page: the payments of each of the last 30 days, and the net of each currency. */
export default function HomeMonth({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useHome();
  const month = read.data?.month;
  return (
    <HomeBody reads={[read]} failed={texts.notLoaded}>
      {read.data ? (
        <>
          <DayBars
            days={(month?.days ?? []).map(({ day, count }) => ({ day: shortDay(day), count }))}
            caption={texts.paymentsIn(month?.totals[0]?.currency)}
            heads={[texts.day, texts.payments]}
          />
          <p>{texts.paymentsIn(month?.totals[0]?.currency)}</p>
          <p>
            {(month?.totals ?? [])
              .slice(0, rows)
              .map((total) => texts.net(fullMoney(total.netMinor, total), total.payments))
              .join(' · ') || texts.noneInMonth}
          </p>
        </>
      ) : (
        <Skeleton height={188} />
      )}
    </HomeBody>
  );
}
