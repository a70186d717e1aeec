import type { ReactNode } from 'react';
import type { StudentDetail } from '@lectern/contract/people';
import { PageHeader, StatusLabel } from '@lectern/ui-kit';
import * as texts from '../../texts/edit';
import { learningPath, profilePath } from '../address';
import { RouteTabs } from '@lectern/ui-kit/route-tabs';

/** The head of both steps: the student's name, or the step of a new one. */
export function EditHead({
  student,
  id,
  isNew,
  step,
}: {
  readonly student: StudentDetail | undefined;
  readonly id: number | undefined;
  readonly isNew: boolean;
  readonly step: 1 | 2;
}): ReactNode {
  const title = isNew
    ? student
      ? texts.newTitleOf(student.name)
      : texts.newTitle
    : student
      ? texts.editTitleOf(student.name)
      : texts.editTitle;
  return (
    <>
      <PageHeader
        title={title}
        status={isNew ? undefined : student && <StatusLabel status={student.status} filled />}
      />
      {isNew || id === undefined ? (
        <ol className="person-steps">
          {[texts.stepProfile, texts.stepLearning].map((name, at) => (
            <li key={name} aria-current={at + 1 === step ? 'step' : undefined}>
              {at + 1} {name}
            </li>
          ))}
        </ol>
      ) : (
        <RouteTabs
          label={texts.steps}
          tabs={[
            { title: texts.profileTab, to: profilePath(id) },
            { title: texts.skillTab, to: learningPath(id) },
          ]}
        />
      )}
    </>
  );
}
