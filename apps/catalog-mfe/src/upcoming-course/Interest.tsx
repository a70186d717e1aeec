import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { upcomingCourseCalls } from '@lectern/contract/catalog';
import { DayBars } from '@lectern/ui-kit/chart';
import * as texts from '../texts/upcoming-courses';

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOf = (day: string): string => short.format(new Date(`${day}T00:00:00Z`)).replace('Sept', 'Sep');

/** How many students became interested in each of the last twelve weeks; of the answer that the panel has read. */
export function Interest({ id }: { readonly id: number }): ReactNode {
  const { data } = useRead(upcomingCourseCalls.detail, { id }, { handled: 'all', quiet: true, staleTime: 60_000 });
  if (!data) return null;
  if (data.upcomingCourse.interest === 0) return <p className="record-facts">{texts.noInterest}</p>;
  return (
    <section aria-label={texts.interest}>
      <p className="record-facts">{`${texts.interest}: ${data.upcomingCourse.interest}`}</p>
      <DayBars
        days={data.weeks.map(({ week, count }) => ({ day: dayOf(week), count }))}
        caption={texts.interest}
        heads={[texts.week, texts.students]}
      />
    </section>
  );
}
