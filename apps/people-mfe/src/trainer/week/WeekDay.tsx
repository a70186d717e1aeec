import type { CSSProperties, ReactNode } from 'react';
import { demoStates, meetingStates, type WeekItem } from '@lectern/contract/people';
import { Link } from '@lectern/ui-kit/router';
import { tabPath } from '../../batch/address';
import * as texts from '../../texts/trainer-week';
import { partPath } from '../address';
import { dayName, reachOf } from './days';

const stateTexts: Readonly<Record<string, string>> = { ...meetingStates, ...demoStates };

const toOf = ({ batchId }: WeekItem, trainerId: number): string =>
  batchId === null ? partPath('demo', trainerId) : tabPath('trainer', 'meetings', batchId);

interface Props {
  readonly trainerId: number;
  readonly day: string;
  readonly isToday: boolean;
  readonly items: readonly WeekItem[];
  /** The hour at the top. */
  readonly firstHour: number;
}

/** One day of the week: a column with each item at its time, on a phone a list. */
export function WeekDay({ trainerId, day, isToday, items, firstHour }: Props): ReactNode {
  return (
    <section
      className={isToday ? 'week-day is-today' : 'week-day'}
      aria-label={dayName(day)}
      {...(isToday && { 'aria-current': 'date' as const })}
    >
      <h3>
        {dayName(day)}
        {isToday && <span className="week-mark">{texts.isToday}</span>}
      </h3>
      {items.length === 0 && <p className="week-none">{texts.noneOfDay}</p>}
      <ul>
        {items.map((item) => {
          const { start, end } = reachOf(item);
          const place = { '--start': start - firstHour * 60, '--minutes': end - start } as CSSProperties;
          return (
            <li key={`${item.kind} ${item.id}`} className={`week-item is-${item.kind}`} style={place}>
              <Link to={toOf(item, trainerId)}>{texts.nameOf(item)}</Link>
              <span>
                {item.from}–{item.to}
              </span>
              <span>{[item.topic, item.isSubstitute && texts.substitute].filter(Boolean).join(' · ')}</span>
              {item.state !== 'scheduled' && <span>{stateTexts[item.state]}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
