import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { demoCalls } from '@lectern/contract/people';
import { DemoList } from '../../demo/DemoList';
import { Facts, Skills } from '../../detail/Facts';
import { DetailPage } from './DetailPage';
import { contactOf } from './facts-of';

/** `/student/detail/demo-detail?id=`: the trial lessons of a student, from a wish to its outcome. */
export default function DemoScreen(): ReactNode {
  const mayEdit = useMay(demoCalls.create.access);
  return (
    <DetailPage
      main={({ id, deletedAt, status }) => (
        <DemoList key={id} of={{ studentId: id }} mayEdit={mayEdit && deletedAt === null && status !== 'erased'} />
      )}
      aside={(student) => (
        <>
          <Facts {...contactOf(student)} />
          <Skills skills={student.skills} />
        </>
      )}
    />
  );
}
