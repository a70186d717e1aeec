import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useMay, useSession } from '@lectern/auth';
import { studentCalls } from '@lectern/contract/people';
import { Facts, Skills } from '../../detail/Facts';
import { MaskedValue } from '../../detail/MaskedValue';
import { StudentBatches } from '../../batch/StudentBatches';
import { DetailPage } from './DetailPage';
import { OtherParts } from './OtherParts';
import { blocksOf, revealedText } from './facts-of';

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
                    <MaskedValue
                      key={student.id}
                      label={label}
                      value={value}
                      reveal={(reason) =>
                        send(studentCalls.reveal, { id: student.id, field, reason }, { handled: [400] })
                      }
                      textOf={(text) => revealedText(field, text)}
                    />
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
          <OtherParts studentId={id} />
        </>
      )}
    />
  );
}
