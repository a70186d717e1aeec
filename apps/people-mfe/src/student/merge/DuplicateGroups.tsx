import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { studentMergeCalls, type StudentRow } from '@lectern/contract/people';
import { dateText, PageHeader } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../../texts/merge';
import { infoPath, listPath } from '../address';
import { comparePath, duplicatesPath } from './address';
import './merge.css';

interface Props {
  /** Only those who share this student's number. */
  readonly studentId: number | undefined;
  /** A student of the last group of the page before. */
  readonly after: number | undefined;
}

/** One number; the student who was there first is the one to keep, unless the person swaps them. */
function Group({ students }: { readonly students: readonly StudentRow[] }): ReactNode {
  const [first, ...others] = students;
  if (!first) return null;
  return (
    <section className="merge-group" aria-label={texts.groupOf(first.mobile)}>
      <h2>{first.mobile}</h2>
      <ul>
        {[first, ...others].map((student) => (
          <li key={student.id}>
            <Link to={infoPath(student.id)}>{student.name}</Link>
            <span>
              {[student.email, student.countryName, texts.signedUp(dateText(student.createdAt))]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {student.id !== first.id && (
              <Button
                component={Link}
                to={comparePath(first.id, student.id)}
                aria-label={texts.compareWith(student.name, first.name)}
              >
                {texts.compare}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Students who share a mobile number, a section a number. */
export function DuplicateGroups({ studentId, after }: Props): ReactNode {
  const read = useRead(
    studentMergeCalls.duplicates,
    { ...(studentId !== undefined && { studentId }), ...(after !== undefined && { after }) },
    { handled: 'all', staleTime: 0 },
  );
  const groups = read.data?.groups ?? [];
  const last = groups.at(-1)?.students[0];
  return (
    <div className="page-stack">
      <PageHeader title={texts.title}>
        <Button component={Link} to={listPath}>
          {texts.allStudents}
        </Button>
      </PageHeader>
      <PageRead reads={[read]} what={texts.theDuplicates} loading={texts.loading}>
        {() =>
          groups.length === 0 ? (
            <Empty icon="graduation-cap" title={studentId === undefined ? texts.none : texts.noneOf}>
              {texts.noneHint}
            </Empty>
          ) : (
            <>
              {groups.map(({ students }) => (
                <Group key={students[0]?.id} students={students} />
              ))}
              <div className="merge-pages">
                {after !== undefined && (
                  <Button component={Link} to={duplicatesPath}>
                    {texts.firstPage}
                  </Button>
                )}
                {read.data?.hasMore && last && (
                  <Button component={Link} to={`${duplicatesPath}?after=${last.id}`}>
                    {texts.nextPage}
                  </Button>
                )}
              </div>
            </>
          )
        }
      </PageRead>
    </div>
  );
}
