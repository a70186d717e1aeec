import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import { preferredModes, studentCalls, type StudentDetail } from '@lectern/contract/people';
import { useSaved } from '@lectern/ui-kit';
import { MultiSelectField } from '@lectern/ui-kit/fields';
import {
  FormNote,
  Pair,
  SaveBar,
  SelectField,
  ServerForm,
  TextAreaField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/edit';
import * as facts from '../../texts/facts';
import { modeWords } from '../../texts/words';
import { infoPath } from '../address';
import { HoursField } from './HoursField';
import { changedLearning, learningOf, learningSchema, type LearningValues } from './learning-values';
import { changed } from '../use-student';
import { hoursText } from '../words';
import './form.css';

interface Props {
  readonly student: StudentDetail;
  readonly choices: ResponseOf<typeof studentCalls.step2Choices>;
  readonly isNew: boolean;
}

const optionsOf = (words: readonly string[], now: string) =>
  (now === '' || words.includes(now) ? words : [now, ...words]).map((text) => ({ value: text, label: text }));

/** The second step: what the student wants to learn, and when. */
export function LearningForm({ student, choices, isNew }: Props): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(changed);
  const { mutateAsync: save } = useCall(studentCalls.step2, { handled: [400, 409] });
  const initial = useMemo(() => learningOf(student), [student]);
  const names = useMemo(
    () =>
      new Map(
        [...student.skills, ...choices.categories.flatMap(({ skills }) => skills)].map(({ id, name }) => [id, name]),
      ),
    [student, choices],
  );
  const groups = useMemo(
    () =>
      choices.categories.map(({ id, name, skills }) => ({
        key: id,
        name,
        options: skills.map((skill) => ({ value: skill.id, label: skill.name })),
      })),
    [choices],
  );
  const form = useServerForm<LearningValues, StudentDetail, { student: StudentDetail }>({
    schema: learningSchema,
    initial,
    row: student,
    send: (values, row = student) =>
      save({ id: row.id, version: row.version, ...changedLearning(learningOf(row), values) }),
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) void navigate(infoPath(student.id), { replace: true });
      await refreshed;
    },
    draft: 'student.learning',
    conflict: {
      noun: facts.noun,
      entity: 'students',
      valuesOf: learningOf,
      fields: {
        grade: { label: facts.grade },
        board: { label: facts.board },
        school: { label: facts.school },
        goals: { label: facts.goals },
        skillIds: { label: facts.skills, show: (ids) => ids.map((id) => names.get(id) ?? id).join(', ') },
        preferredMode: { label: facts.wayOfLearning, show: (mode) => (mode === '' ? texts.noMatter : modeWords[mode]) },
        preferredHours: { label: facts.hours, show: (hours) => hours.map(hoursText).join(', ') },
      },
    },
  });
  return (
    <ServerForm form={form} className="student-form">
      <FormNote text={form.note} />
      <section aria-label={facts.school}>
        <Pair>
          <SelectField
            name="grade"
            label={facts.grade}
            placeholder={texts.chooseGrade}
            options={optionsOf(choices.grades, student.grade)}
          />
          <SelectField
            name="board"
            label={facts.board}
            optional
            placeholder={facts.notGiven}
            options={optionsOf(choices.boards, student.board)}
          />
        </Pair>
        <TextField name="school" label={facts.school} optional />
      </section>
      <section aria-labelledby="student-learning">
        <h2 id="student-learning">{texts.whatToLearn}</h2>
        <MultiSelectField
          name="skillIds"
          label={facts.skills}
          one={texts.skill}
          help={texts.skillsHelp}
          groups={groups}
          nameOf={(id) => names.get(id)}
        />
        <TextAreaField name="goals" label={facts.goals} optional rows={3} max={2000} />
      </section>
      <section aria-labelledby="student-when">
        <h2 id="student-when">{texts.howAndWhen}</h2>
        <SelectField
          name="preferredMode"
          label={facts.wayOfLearning}
          optional
          placeholder={texts.noMatter}
          options={preferredModes.map((mode) => ({ value: mode, label: modeWords[mode] }))}
        />
        <HoursField name="preferredHours" />
      </section>
      <SaveBar
        form={form}
        verb={texts.save}
        cancel={isNew ? texts.later : texts.cancel}
        onCancel={() => void navigate(infoPath(student.id))}
      />
    </ServerForm>
  );
}
