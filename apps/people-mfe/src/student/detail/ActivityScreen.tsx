import type { ReactNode } from 'react';
import { History } from '@lectern/ui-kit/detail';
import { studentWords } from './activity-words';
import { Facts, Skills } from '../../detail/Facts';
import { DetailPage } from './DetailPage';
import { contactOf } from './facts-of';

/** `/student/detail/activity?id=`: who did what to a student, and when. */
export default function ActivityScreen(): ReactNode {
  return (
    <DetailPage
      main={({ id }) => <History key={id} entity="students" id={id} words={studentWords} />}
      aside={(student) => (
        <>
          <Facts {...contactOf(student)} />
          <Skills skills={student.skills} />
        </>
      )}
    />
  );
}
