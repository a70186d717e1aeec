import type { ReactNode } from 'react';
import type { BatchActivity } from '@lectern/contract/people';
import { TimelineEntry, TimelineList } from '@lectern/ui-kit/detail';
import { Icon, type IconName } from '@lectern/ui-kit/icons';
import * as texts from '../../texts/batch-activities';
import { clockIn, dayIn } from '../zone-time';

const icons: Readonly<Record<string, IconName>> = {
  batch: 'calendar',
  member: 'graduation-cap',
  meeting: 'calendar',
  lesson: 'list-tree',
  curriculum: 'list-tree',
  task: 'pencil',
  submission: 'check',
  drive: 'library',
};

/** What happened, day by day in the zone of the batch, the newest first. */
export function ActivityDays({
  items,
  zone,
}: {
  readonly items: readonly BatchActivity[];
  readonly zone: string;
}): ReactNode {
  const days = new Map<string, BatchActivity[]>();
  for (const item of items) {
    const day = dayIn(zone, item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} className="timeline" aria-label={day}>
      <h2>{day}</h2>
      <TimelineList>
        {ofDay.map(({ id, at, kind, data, studentName, actorName }) => (
          <TimelineEntry
            key={id}
            icon={<Icon name={icons[kind.split('.')[0] ?? ''] ?? 'circle'} size={14} />}
            at={at}
            time={clockIn(zone, at)}
          >
            <p>{texts.sentenceOf(kind, data, studentName)}</p>
            {actorName !== studentName && (
              <p className="task-count">{actorName === null ? texts.byClock : texts.by(actorName)}</p>
            )}
          </TimelineEntry>
        ))}
      </TimelineList>
    </section>
  ));
}
