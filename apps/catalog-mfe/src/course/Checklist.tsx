import type { ReactNode } from 'react';
import type { Course } from '@lectern/contract/catalog';
import { Icon } from '@lectern/ui-kit/icons';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/course-info';
import { courseTabs, tabPath } from './address';
import { needText } from './course';
import { tabOfNeed } from './needs';
import './checklist.css';

/** What publishing still needs, in plain words, each with the way to its tab. */
export function Checklist({ course }: { readonly course: Pick<Course, 'id' | 'missing'> }): ReactNode {
  const { id, missing } = course;
  return (
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
  );
}
