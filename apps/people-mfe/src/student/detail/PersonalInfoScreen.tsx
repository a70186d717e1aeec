import type { ReactNode } from 'react';
import { useMay, useSession } from '@lectern/auth';
import { studentCalls } from '@lectern/contract/people';
import { StudentBatches } from '../../batch/StudentBatches';
import { DetailPage } from './DetailPage';
import { Facts, Skills } from './Facts';
import { blocksOf } from './facts-of';
import { MaskedValue } from './MaskedValue';

/** `/student/detail/personal-info?id=`: all data of a student; what is masked can be revealed one by one, with a reason. */
export default function PersonalInfoScreen(): ReactNode {
  const may = useMay(studentCalls.reveal.access);
  const isActing = useSession(({ document }) => Boolean(document?.impersonating));
  return (
    <DetailPage
      main={(student) =>
        blocksOf(student).map((block) => (
          <Facts
            key={block.title}
            {...block}
            masked={
              student.isMasked && may && !isActing
                ? (field, label, value) => (
                    <MaskedValue key={student.id} studentId={student.id} field={field} label={label} value={value} />
                  )
                : undefined
            }
          />
        ))
      }
      aside={({ id, skills }) => (
        <>
          <Skills skills={skills} />
          <StudentBatches studentId={id} />
        </>
      )}
    />
  );
}
