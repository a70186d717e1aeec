import type { ReactNode } from 'react';
import type { StudentActivity } from '@lectern/contract/people';
import { Icon } from '@lectern/ui-kit/icons';
import { actorOf, changeText, deedOf } from './activity-words';
import { byDay, clockText } from './days';
import './timeline.css';

function Change({ change }: { readonly change: StudentActivity['changes'][number] }): ReactNode {
  const { label, before, after } = changeText(change);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {before && (
          <>
            <del>{before}</del> <span aria-hidden>→</span>{' '}
          </>
        )}
        {after || 'nothing'}
      </dd>
    </>
  );
}

function Entry({ activity }: { readonly activity: StudentActivity }): ReactNode {
  const { icon, text } = deedOf(activity.action);
  return (
    <li>
      <span className="timeline-ring">
        <Icon name={icon} size={14} />
      </span>
      <div>
        <b>{actorOf(activity)}</b> {text}
        {activity.changes.length > 0 && (
          <dl>
            {activity.changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        )}
      </div>
      <time dateTime={activity.at}>{clockText(activity.at)}</time>
    </li>
  );
}

/** Who did what and when, day by day; what was before stands struck. */
export function Timeline({ items }: { readonly items: readonly StudentActivity[] }): ReactNode {
  return byDay(items, new Date()).map(({ day, items: ofDay }) => (
    <section key={day} className="timeline" aria-label={day}>
      <h2>{day}</h2>
      <ol>
        {ofDay.map((activity) => (
          <Entry key={activity.id} activity={activity} />
        ))}
      </ol>
    </section>
  ));
}
