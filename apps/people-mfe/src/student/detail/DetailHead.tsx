import type { ReactNode } from 'react';
import type { StudentDetail } from '@lectern/contract/people';
import { PageHeader, StatusLabel } from '@lectern/ui-kit';
import { activityPath, infoPath } from '../address';
import { StudentTabs } from '../edit/StudentTabs';
import * as texts from '../../texts/detail';
import * as page from '../../texts/page';
import { DetailActions } from './DetailActions';
import { figuresOf, identityOf, initialsOf } from './facts-of';

/** Name, actions, key figures and tabs. */
export function DetailHead({
  id,
  student,
}: {
  readonly id: number;
  readonly student: StudentDetail | undefined;
}): ReactNode {
  return (
    <>
      {student ? (
        <div className="student-detail-head">
          <span className="student-avatar" aria-hidden>
            {initialsOf(student)}
          </span>
          <div className="student-who">
            <PageHeader
              title={student.name}
              status={<StatusLabel status={student.deletedAt ? 'deleted' : student.status} filled />}
            />
            <p>{identityOf(student)}</p>
          </div>
          <div className="student-actions">
            <DetailActions key={student.version} student={student} />
          </div>
        </div>
      ) : (
        <PageHeader title={page.title} />
      )}
      {student && (
        <dl className="student-figures">
          {figuresOf(student).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <StudentTabs
        label={page.title}
        tabs={[
          { title: texts.infoTab, to: infoPath(id) },
          { title: texts.activityTab, to: activityPath(id) },
        ]}
      />
    </>
  );
}
