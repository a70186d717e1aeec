import type { ReactNode } from 'react';
import { unread, useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { useSearchParams } from '@lectern/ui-kit/router';
import { ListError } from '@lectern/ui-kit/states';
import * as page from '../texts/page';
import { EditHead } from './EditHead';
import { Gone } from './Gone';
import { LearningForm } from './LearningForm';
import { NoStudent } from './NoStudent';
import { useStudent } from './use-student';
import { Waiting } from './Waiting';
import './screen.css';

/** `/student/edit/skill?id=`: the second step, also right after the first. */
export default function LearningScreen(): ReactNode {
  const [params] = useSearchParams();
  const isNew = params.get('new') === '1';
  const { id, read, student } = useStudent();
  const choices = useRead(studentCalls.step2Choices, {}, { handled: 'all' });
  if (id === undefined) return <NoStudent />;
  const error = unread(read) ?? unread(choices);
  const retry = (): void => {
    if (read.error) void read.refetch();
    if (choices.error) void choices.refetch();
  };
  return (
    <div className="student-page">
      <EditHead student={student} id={id} isNew={isNew} step={2} />
      {error ? (
        <ListError error={error} what={page.theStudent} busy={read.isFetching || choices.isFetching} onRetry={retry} />
      ) : student?.deletedAt || student?.status === 'erased' ? (
        <Gone student={student} />
      ) : student && choices.data ? (
        <LearningForm key={student.id} student={student} choices={choices.data} isNew={isNew} />
      ) : (
        <Waiting label={page.loading} />
      )}
    </div>
  );
}
