import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { courseCalls, courseWays, type CourseRow, type CourseWay } from '@lectern/contract/catalog';
import { notify, useAction, useSaved, type RowAction } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import * as texts from '../texts/courses';
import { course as record } from './course';

type Stepped = Pick<CourseRow, 'id' | 'version' | 'title' | 'status' | 'deletedAt'>;

/** The steps that the person may take with a course, each with its verb, and the question why where one needs a reason. */
export const useSteps = () => {
  const rights = { courseEdit: useMay(['courseEdit']), coursePublish: useMay(['coursePublish']) };
  const attempt = useAction(record.changed);
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync, isPending } = useCall(courseCalls.changeStatus, { handled: [400, 409] });
  const [reasoned, setReasoned] = useState<{ readonly course: Stepped; readonly way: CourseWay }>();

  const take = ({ id, version }: Stepped, { to }: CourseWay): void =>
    void attempt(() => mutateAsync({ id, version, status: to }), {
      successText: texts.becameOf(to),
      onFailure: ({ message }) => notify('error', message),
    });
  const stepsOf = (course: Stepped): readonly RowAction[] =>
    course.deletedAt !== null
      ? []
      : courseWays(course.status)
          .filter(({ right }) => rights[right as keyof typeof rights])
          .map((way) => {
            const verb = texts.verbOf(course.status, way.to);
            return way.needsReason
              ? { label: texts.withDialog(verb), onSelect: () => setReasoned({ course, way }) }
              : { label: verb, onSelect: () => take(course, way) };
          });
  const close = (): void => setReasoned(undefined);
  const dialog: ReactNode = reasoned && (
    <ReasonDialog
      title={texts.reasonTitle(texts.verbOf(reasoned.course.status, reasoned.way.to), reasoned.course.title)}
      verb={texts.verbOf(reasoned.course.status, reasoned.way.to)}
      send={(reason) => {
        const { id, version } = reasoned.course;
        return send(
          courseCalls.changeStatus,
          { id, version, status: reasoned.way.to, reason },
          { handled: [400, 409] },
        );
      }}
      onDone={() => void confirmSaved(texts.becameOf(reasoned.way.to))}
      onClose={close}
    >
      {texts.reasonMeaning[reasoned.way.to]}
    </ReasonDialog>
  );
  return { stepsOf, dialog, busy: isPending };
};
