import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { trainerCalls } from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { isTyping, shortcuts } from '@lectern/ui-kit/shortcuts';
import { zoneText } from '../../batch/zone-time';
import * as texts from '../../texts/trainer-week';
import { weekPath } from '../address';
import { TrainerPage } from '../detail/TrainerPage';
import { dayAfter, hoursOf, weekName } from './days';
import { WeekDay } from './WeekDay';
import './week.css';

const keys = { j: texts.next, k: texts.previous, t: texts.today };
const days = [0, 1, 2, 3, 4, 5, 6];

/** Goes to an address by a key, wherever on the page the focus is. */
const useWeekKeys = (addresses: Readonly<Record<string, string | undefined>>): void => {
  const navigate = useNavigate();
  const { j, k, t } = addresses;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const to = { j, k, t }[event.key];
      if (to) void navigate(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, j, k, t]);
};

function Week({ id }: { readonly id: number }): ReactNode {
  const [params] = useSearchParams();
  const on = params.get('on') ?? undefined;
  const read = useRead(
    trainerCalls.week,
    { id, ...(on && { on }) },
    { handled: 'all', staleTime: 0, placeholderData: keepPreviousData },
  );
  const week = read.data;
  const shift = (by: number): string | undefined => week && weekPath(id, dayAfter(week.monday, by));
  const [back, forward, now] = [shift(-7), shift(7), weekPath(id)];
  useWeekKeys({ j: forward, k: back, t: now });
  const { first, last } = hoursOf(week?.items ?? []);
  const size = { '--hours': last - first } as CSSProperties;
  const way = (to: string | undefined, label: string): ReactNode =>
    to && (
      <Button component={Link} to={to}>
        {label}
      </Button>
    );
  return (
    <PageRead reads={[read]} what={texts.theWeek} loading={texts.loading}>
      {() =>
        week && (
          <section className="week" aria-label={texts.title} {...shortcuts(keys)}>
            <div className="week-bar">
              <h2 aria-live="polite">{weekName(week.monday)}</h2>
              {way(back, texts.previous)}
              {way(now, texts.today)}
              {way(forward, texts.next)}
            </div>
            <p className="week-zone">
              {texts.timesIn(zoneText(week.timeZone, `${week.monday}T12:00:00Z`), week.isOwnZone)}
              {week.items.length === 0 && ` ${texts.none}`}
            </p>
            <div className="week-days" style={size}>
              <ol className="week-hours" aria-hidden="true">
                {Array.from({ length: last - first }, (_, at) => (
                  <li key={at}>{String(first + at).padStart(2, '0')}:00</li>
                ))}
              </ol>
              {days.map((at) => {
                const day = dayAfter(week.monday, at);
                return (
                  <WeekDay
                    key={day}
                    trainerId={id}
                    day={day}
                    isToday={day === week.today}
                    items={week.items.filter((item) => item.day === day)}
                    firstHour={first}
                  />
                );
              })}
            </div>
          </section>
        )
      }
    </PageRead>
  );
}

/** `/trainer/detail/week?id=&on=`: what a trainer holds in one week, in the trainer's zone. */
export default function WeekScreen(): ReactNode {
  return <TrainerPage main={({ id }) => <Week key={id} id={id} />} />;
}
