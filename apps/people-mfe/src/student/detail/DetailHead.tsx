import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import type { StudentDetail } from '@lectern/contract/people';
import { RecordHead } from '@lectern/ui-kit/record-head';
import { initialsOf } from '../../detail/initials';
import { activityPath, demosPath, infoPath } from '../address';
import * as texts from '../../texts/detail';
import * as page from '../../texts/page';
import { DetailActions } from './DetailActions';
import { figuresOf, identityOf } from './facts-of';

/** Name, actions, key figures and tabs. */
export function DetailHead({
  id,
  student,
}: {
  readonly id: number;
  readonly student: StudentDetail | undefined;
}): ReactNode {
  const mayList = useMay(['studentList']);
  return (
    <RecordHead
      title={page.title}
      head={
        student && {
          name: student.name,
          initials: initialsOf(student.firstName, student.lastName),
          status: student.deletedAt ? 'deleted' : student.status,
          identity: identityOf(student),
          figures: figuresOf(student).map(([label, value]) => [label, value]),
          actions: <DetailActions key={student.version} student={student} />,
        }
      }
      tabs={[
        { title: texts.infoTab, to: infoPath(id) },
        ...(mayList ? [{ title: texts.demoTab, to: demosPath(id) }] : []),
        { title: texts.activityTab, to: activityPath(id) },
      ]}
    />
  );
}
