import { useRef, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { id } from '@lectern/contract/fields';
import { courseStudentCalls, type Course } from '@lectern/contract/catalog';
import { studentCalls } from '@lectern/contract/people/student';
import { SidePanel, useSaved } from '@lectern/ui-kit';
import { PickField } from '@lectern/ui-kit/fields';
import { PanelForm, useServerForm, type Choice, type Found } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import * as texts from '../../texts/course-students';
import { changedStudents } from './changed';

interface Values {
  readonly studentId: number | '';
}
const schema = formSchema({ studentId: id('Student') });
const initial: Values = { studentId: '' };

/** Students by name, e-mail or mobile, from two letters on. */
const useFoundStudents = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(
    studentCalls.pick,
    { q },
    { enabled: isOpen && q.length >= 2, quiet: true, handled: 'all', placeholderData: keepPreviousData },
  );
  const items = q.length >= 2 ? (data?.items ?? []) : [];
  return {
    choices: items.map((student) => ({
      key: String(student.id),
      name: student.name ?? '',
      meta: student.mobile ?? '',
      item: student.id,
    })),
    isPending: isFetching,
    failed: isError,
  };
};

interface Props {
  readonly course: Course;
  readonly onClose: () => void;
}

/** Gives a student the course without an order. */
export default function EnrolPanel({ course, onClose }: Props): ReactNode {
  const confirmSaved = useSaved(changedStudents);
  const known = useRef(new Map<number, Choice<number>>());
  const { mutateAsync: enrol } = useCall(courseStudentCalls.enrol, { handled: [400, 409] });
  const form = useServerForm({
    schema,
    initial,
    send: ({ studentId }: Values) => enrol({ courseId: course.id, studentId: Number(studentId) }),
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(texts.enrolled);
    },
  });
  const useFound = (q: string, isOpen: boolean): Found<number> => {
    const found = useFoundStudents(q, isOpen);
    for (const choice of found.choices) known.current.set(choice.item, choice);
    return found;
  };
  return (
    <SidePanel open title={texts.enrolIn(course.title)} onClose={onClose}>
      <PanelForm form={form} verb={texts.enrol}>
        <PickField
          name="studentId"
          label={texts.student}
          help={texts.studentHelp}
          choiceOf={(id: number) => known.current.get(id) ?? { key: String(id), name: '', meta: '', item: id }}
          useFound={useFound}
        />
      </PanelForm>
    </SidePanel>
  );
}
