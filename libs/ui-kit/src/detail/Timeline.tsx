import type { ReactNode } from 'react';
import type { AuditRow } from '@lectern/contract/platform/audit';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/detail';
import { clockText } from '../kit/dates';
import { byDay } from './days';
import { actorOf, changeText, actionOf, type HistoryWords } from './history-words';
import { TimelineEntry, TimelineList } from './TimelineEntry';

interface ChangeProps {
  readonly change: AuditRow['changes'][number];
  readonly words: HistoryWords;
}

function Change({ change, words }: ChangeProps): ReactNode {
  const { label, before, after } = changeText(change, words);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {before && (
          <>
            <del>{before}</del> <span aria-hidden>→</span>{' '}
          </>
        )}
        {after || texts.nothing}
      </dd>
    </>
  );
}

function Entry({ row, words }: { readonly row: AuditRow; readonly words: HistoryWords }): ReactNode {
  const { icon, text } = actionOf(row.action, words);
  return (
    <TimelineEntry icon={<Icon name={icon} size={14} />} at={row.at} time={clockText(row.at)}>
      <b>{actorOf(row)}</b> {text}
      {row.changes.length > 0 && (
        <dl>
          {row.changes.map((change) => (
            <Change key={change.field} change={change} words={words} />
          ))}
        </dl>
      )}
    </TimelineEntry>
  );
}

interface Props {
  readonly items: readonly AuditRow[];
  readonly words: HistoryWords;
  /** Of the headings of days. */
  readonly level?: 'h2' | 'h3';
}

/** Who did what and when, day by day; old values are struck through. */
export function Timeline({ items, words, level: Heading = 'h2' }: Props): ReactNode {
  return byDay(items, new Date()).map(({ day, items: ofDay }) => (
    <section key={day} className="timeline" aria-label={day}>
      <Heading>{day}</Heading>
      <TimelineList>
        {ofDay.map((row) => (
          <Entry key={row.id} row={row} words={words} />
        ))}
      </TimelineList>
    </section>
  ));
}
