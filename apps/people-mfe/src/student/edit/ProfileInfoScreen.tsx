import type { ReactNode } from 'react';
import { PageRead } from '@lectern/ui-kit/detail';
import * as page from '../../texts/page';
import { useCountries } from '../countries';
import { EditHead } from './EditHead';
import { EditProfile } from './EditProfile';
import { Gone } from '../Gone';
import { NewStudent } from '../NewStudent';
import { useStudent } from '../use-student';

/** `/student/edit/profile-info`: the first step of a new student, or with `?id=` of an existing one. */
export default function ProfileInfoScreen(): ReactNode {
  const { id, read, row: student } = useStudent();
  const countries = useCountries();
  return (
    <div className="page-stack">
      <EditHead student={student} id={id} isNew={id === undefined} step={1} />
      <PageRead reads={[id !== undefined && read, countries]} what={page.theStudent} loading={page.loading}>
        {() =>
          student?.deletedAt || student?.status === 'erased' ? (
            <Gone student={student} />
          ) : student ? (
            <EditProfile key={student.id} student={student} countries={countries} />
          ) : (
            <NewStudent countries={countries} />
          )
        }
      </PageRead>
    </div>
  );
}
