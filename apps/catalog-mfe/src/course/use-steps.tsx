import { useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { courseCalls, courseWays, type CourseRow, type CourseWay } from '@lectern/contract/catalog';
import { notify, useAction, useSaved, type RowAction } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/form';
import * as texts from '../texts/courses';
import { course as record } from './course';

type Stepped = Pick<CourseRow, 'id' | 'version' | 'title' | 'status' | 'deletedAt'>;

/** The steps that the person may take with a course, each with its verb, and the question why where one needs a reason. */
export const useSteps = () => {
  const rights = { courseEdit: useMay(['courseEdit']), coursePublish: useMay(['coursePublish']) };
  const attempt = useAction(record.changed);
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync, isPending } = useCall(courseCalls.changeStatus, { handled: [400, 409] });
  const [asked, setAsked] = useState<{ readonly course: Stepped; readonly way: CourseWay }>();

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
              ? { label: texts.askedFor(verb), onSelect: () => setAsked({ course, way }) }
              : { label: verb, onSelect: () => take(course, way) };
          });
  const close = (): void => setAsked(undefined);
  const dialog: ReactNode = asked && (
    <ReasonDialog
      title={texts.reasonTitle(texts.verbOf(asked.course.status, asked.way.to), asked.course.title)}
      verb={texts.verbOf(asked.course.status, asked.way.to)}
      send={(reason) => {
        const { id, version } = asked.course;
        return send(courseCalls.changeStatus, { id, version, status: asked.way.to, reason }, { handled: [400, 409] });
      }}
      onDone={() => void confirmSaved(texts.becameOf(asked.way.to))}
      onClose={close}
    >
      {texts.reasonMeaning[asked.way.to]}
    </ReasonDialog>
  );
  return { stepsOf, dialog, busy: isPending };
};
