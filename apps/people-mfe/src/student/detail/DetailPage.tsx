import type { ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import { RecordPage } from '@lectern/ui-kit/record-page';
import { initialsOf } from '../../detail/initials';
import { PersonColumns } from '../../detail/PersonColumns';
import * as texts from '../../texts/detail';
import * as page from '../../texts/page';
import { activityPath, demosPath, infoPath, listPath } from '../address';
import { useStudent } from '../use-student';
import { DetailActions } from './DetailActions';
import { figuresOf, identityOf } from './facts-of';

interface Props {
  readonly main: (student: StudentDetail) => ReactNode;
  readonly aside?: (student: StudentDetail) => ReactNode;
}

const noteOf = ({ status, deletedAt, isMasked }: StudentDetail, mayReveal: boolean): string | undefined => {
  if (status === 'erased') return texts.isErased;
  if (deletedAt) return texts.isDeleted;
  if (!isMasked) return undefined;
  return mayReveal ? texts.isMaskedOneByOne : texts.isMasked;
};

const headOf = (student: StudentDetail) => ({
  name: student.name,
  initials: initialsOf(student.firstName, student.lastName),
  status: student.deletedAt ? 'deleted' : student.status,
  identity: identityOf(student),
  figures: figuresOf(student).map(([label, value]) => [label, value] as const),
  actions: <DetailActions key={student.version} student={student} />,
});

/** One tab of the student in the address. */
export function DetailPage({ main, aside }: Props): ReactNode {
  const found = useStudent();
  const mayReveal = useMay(studentCalls.reveal.access);
  const mayList = useMay(['studentList']);
  return (
    <RecordPage
      title={page.title}
      icon="graduation-cap"
      texts={page}
      what={page.theStudent}
      loading={page.loading}
      head={headOf}
      tabs={(id) => [
        { title: texts.infoTab, to: infoPath(id) },
        ...(mayList ? [{ title: texts.demoTab, to: demosPath(id) }] : []),
        { title: texts.activityTab, to: activityPath(id) },
      ]}
      notes={(student) => [noteOf(student, mayReveal)]}
      {...{ found, listPath }}
    >
      {(student) => <PersonColumns main={main(student)} {...(aside && { aside: aside(student) })} />}
    </RecordPage>
  );
}
