import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { useSearchParams } from '@lectern/ui-kit/router';
import * as page from '../../texts/page';
import { EditHead } from './EditHead';
import { Gone } from '../Gone';
import { LearningForm } from './LearningForm';
import { NoStudent } from '../NoStudent';
import { useStudent } from '../use-student';

/** `/student/edit/skill?id=`: the second step, also right after the first. */
export default function SkillScreen(): ReactNode {
  const [params] = useSearchParams();
  const isNew = params.get('new') === '1';
  const { id, read, row: student } = useStudent();
  const choices = useRead(studentCalls.step2Choices, { q: '', limit: 20 }, { handled: 'all' });
  if (id === undefined) return <NoStudent />;
  return (
    <div className="page-stack">
      <EditHead student={student} id={id} isNew={isNew} step={2} />
      <PageRead reads={[read, choices]} what={page.theStudent} loading={page.loading}>
        {() =>
          student?.deletedAt || student?.status === 'erased' ? (
            <Gone student={student} />
          ) : (
            student &&
            choices.data && <LearningForm key={student.id} student={student} choices={choices.data} isNew={isNew} />
          )
        }
      </PageRead>
    </div>
  );
}
