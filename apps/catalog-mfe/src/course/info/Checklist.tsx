import type { ReactNode } from 'react';
import { courseStatuses, type Course } from '@lectern/contract/catalog';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/course-info';
import { courseTabs, tabPath } from '../address';
import { needText } from '../course';
import { tabOfNeed } from '../needs';
import type { Timeline } from '../use-course';
import './checklist.css';

interface Props {
  readonly course: Course;
  readonly timeline: Timeline;
}

/** What publishing still needs, in plain words, each with the way to its tab; and the steps that were taken. */
export function Checklist({ course, timeline }: Props): ReactNode {
  const { id, missing } = course;
  return (
    <>
      <section aria-labelledby="course-needs">
        <h2 id="course-needs">{texts.needs}</h2>
        {missing.length === 0 ? (
          <p className="course-ready">
            <Icon name="circle-check" /> {texts.nothingMissing}
          </p>
        ) : (
          <ul className="course-needs">
            {missing.map((need) => {
              const tab = tabOfNeed(need);
              return (
                <li key={need}>
                  <Icon name="circle-dashed" />
                  {tab in courseTabs && tab !== 'info' ? (
                    <Link to={tabPath(tab, id)}>{needText(need)}</Link>
                  ) : (
                    <span>{needText(need)}</span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </section>
      {timeline.length > 0 && (
        <section aria-labelledby="course-steps">
          <h2 id="course-steps">{texts.steps}</h2>
          <ol className="course-steps">
            {timeline.map(({ status, at, byName, reason }) => (
              <li key={at}>
                <StatusLabel status={status} label={courseStatuses[status]} />
                <p>
                  {timeText(at)}
                  {texts.by(byName)}
                </p>
                {reason && <p>{reason}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
