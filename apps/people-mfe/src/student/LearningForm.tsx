import { useMemo, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { preferredModes, studentCalls, type StudentDetail } from '@lectern/contract/people';
import { auditCalls } from '@lectern/contract/platform/audit';
import { notify } from '@lectern/ui-kit';
import { MultiSelectField } from '@lectern/ui-kit/fields';
import { FormNote, Pair, SaveBar, SelectField, ServerForm, TextAreaField, TextField, useServerForm } from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import { infoPath } from './address';
import { HoursField } from './HoursField';
import { changedLearning, learningOf, learningSchema, type LearningValues } from './learning-values';
import { hoursText, modeWords } from './words';
import './form.css';

interface Props {
  readonly student: StudentDetail;
  readonly choices: ResponseOf<typeof studentCalls.step2Choices>;
  readonly isNew: boolean;
}

const optionsOf = (texts: readonly string[], now: string) => (now === '' || texts.includes(now) ? texts : [now, ...texts]).map((text) => ({ value: text, label: text }));

/** The second step: what the student wants to learn, and when. */
export function LearningForm({ student, choices, isNew }: Props): ReactNode {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useCall(studentCalls.step2, { handled: [400, 409] });
  const initial = useMemo(() => learningOf(student), [student]);
  const names = useMemo(() => new Map([...student.skills, ...choices.categories.flatMap(({ skills }) => skills)].map(({ id, name }) => [id, name])), [student, choices]);
  const groups = useMemo(() => choices.categories.map(({ id, name, skills }) => ({ key: id, name, options: skills.map((skill) => ({ value: skill.id, label: skill.name })) })), [choices]);
  const form = useServerForm<LearningValues, StudentDetail, { student: StudentDetail }>({
    schema: learningSchema,
    initial,
    row: student,
    send: (values, row = student) => save({ id: row.id, version: row.version, ...changedLearning(learningOf(row), values) }),
    onSaved: async (_saved, { leaving }) => {
      notify('success', 'Student saved');
      if (!leaving) void navigate(infoPath(student.id), { replace: true });
      await invalidate(queryClient, studentCalls.list, studentCalls.detail, auditCalls.entity);
    },
    draft: 'student.learning',
    conflict: {
      noun: 'student',
      entity: 'students',
      valuesOf: learningOf,
      fields: {
        grade: { label: 'Grade' },
        board: { label: 'Board' },
        school: { label: 'School' },
        goals: { label: 'Goals' },
        skillIds: { label: 'Skills', show: (ids) => ids.map((id) => names.get(id) ?? id).join(', ') },
        preferredMode: { label: 'Way of learning', show: (mode) => (mode === '' ? 'No matter' : modeWords[mode]) },
        preferredHours: { label: 'Hours with time', show: (hours) => hours.map(hoursText).join(', ') },
      },
    },
  });
  return (
    <ServerForm form={form} className="student-form">
      <FormNote text={form.note} />
      <section aria-label="School">
        <Pair>
          <SelectField name="grade" label="Grade" placeholder="Choose a grade" options={optionsOf(choices.grades, student.grade)} />
          <SelectField name="board" label="Board" optional placeholder="Not given" options={optionsOf(choices.boards, student.board)} />
        </Pair>
        <TextField name="school" label="School" optional />
      </section>
      <section aria-labelledby="student-learning">
        <h2 id="student-learning">What to learn</h2>
        <MultiSelectField name="skillIds" label="Skills" one="skill" help="At least one, at most 20. In the list the arrow keys move." groups={groups} nameOf={(id) => names.get(id)} />
        <TextAreaField name="goals" label="Goals" optional rows={3} max={2000} />
      </section>
      <section aria-labelledby="student-when">
        <h2 id="student-when">How and when</h2>
        <SelectField name="preferredMode" label="Way of learning" optional placeholder="No matter" options={preferredModes.map((mode) => ({ value: mode, label: modeWords[mode] }))} />
        <HoursField name="preferredHours" />
      </section>
      <SaveBar form={form} verb="Save" cancel={isNew ? 'Later' : 'Cancel'} onCancel={() => void navigate(infoPath(student.id))} />
    </ServerForm>
  );
}
