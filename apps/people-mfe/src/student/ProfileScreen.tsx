import type { ReactNode } from 'react';
import { unread } from '@lectern/api-client/hooks';
import { ListError } from '@lectern/ui-kit/states';
import * as page from '../texts/page';
import { useCountries } from './countries';
import { EditHead } from './EditHead';
import { EditProfile } from './EditProfile';
import { Gone } from './Gone';
import { NewStudent } from './NewStudent';
import { useStudent } from './use-student';
import { Waiting } from './Waiting';
import './screen.css';

/** `/student/edit/profile-info`: a new student's first step, or with `?id=` one who is there. */
export default function ProfileScreen(): ReactNode {
  const { id, read, student } = useStudent();
  const countries = useCountries();
  const error = unread(read) ?? countries.error;
  const retry = (): void => {
    if (read.error) void read.refetch();
    if (countries.error) countries.retry();
  };
  const isReady = !countries.isPending && (id === undefined || student !== undefined);
  return (
    <div className="student-page">
      <EditHead student={student} id={id} isNew={id === undefined} step={1} />
      {error ? (
        <ListError error={error} what={page.theStudent} busy={read.isFetching} onRetry={retry} />
      ) : student?.deletedAt || student?.status === 'erased' ? (
        <Gone student={student} />
      ) : !isReady ? (
        <Waiting label={page.loading} />
      ) : student ? (
        <EditProfile key={student.id} student={student} countries={countries} />
      ) : (
        <NewStudent countries={countries} />
      )}
    </div>
  );
}
