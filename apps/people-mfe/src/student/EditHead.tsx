import type { ReactNode } from 'react';
import type { StudentDetail } from '@lectern/contract/people';
import { PageHeader, StatusLabel } from '@lectern/ui-kit';
import { learningPath, profilePath } from './address';
import { StudentTabs } from './StudentTabs';

/** The head of both steps: who it is, or which step of a new one. */
export function EditHead({ student, id, isNew, step }: { readonly student: StudentDetail | undefined; readonly id: number | undefined; readonly isNew: boolean; readonly step: 1 | 2 }): ReactNode {
  const title = isNew ? (student ? `New student: ${student.name}` : 'New student') : student ? `Edit ${student.name}` : 'Edit student';
  return (
    <>
      <PageHeader title={title} status={isNew ? undefined : student && <StatusLabel status={student.status} filled />} />
      {isNew || id === undefined ? (
        <ol className="student-steps">
          {['Person', 'Learning'].map((name, at) => (
            <li key={name} aria-current={at + 1 === step ? 'step' : undefined}>
              {at + 1} {name}
            </li>
          ))}
        </ol>
      ) : (
        <StudentTabs label="Steps" tabs={[{ title: 'Profile info', to: profilePath(id) }, { title: 'Skill', to: learningPath(id) }]} />
      )}
    </>
  );
}
