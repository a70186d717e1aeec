import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { ResponseOf } from '@lectern/contract';
import {
  preferredModes,
  studentCalls,
  type Hours,
  type PreferredMode,
  type StudentDetail,
} from '@lectern/contract/people';
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
import { choiceProps, conflictFields, fieldProps } from '@lectern/ui-kit/records';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/edit';
import * as facts from '../../texts/facts';
import { infoPath } from '../address';
import { HoursField } from './HoursField';
import { changedLearning, learningOf, learningSchema, type LearningValues } from './learning-values';
import { useSkillNames, useSkills } from './skills';
import { student as record } from '../student';
import { hoursText } from '../words';
import './form.css';

interface Props {
  readonly student: StudentDetail;
  readonly choices: ResponseOf<typeof studentCalls.step2Choices>;
  readonly isNew: boolean;
}

const optionsOf = (words: readonly string[], now: string) =>
  (now === '' || words.includes(now) ? words : [now, ...words]).map((text) => ({ value: text, label: text }));

function SkillNames({ student, ids }: { readonly student: StudentDetail; readonly ids: readonly number[] }): ReactNode {
  const names = useSkillNames(student, ids);
  return ids.map((id) => names.get(id) ?? id).join(', ');
}

/** The second step: what the student wants to learn, and when. */
export function LearningForm({ student, choices, isNew }: Props): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: save } = useCall(studentCalls.step2, { handled: [400, 409] });
  const initial = useMemo(() => learningOf(student), [student]);
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
      noun: facts.noun.one,
      entity: 'students',
      valuesOf: learningOf,
      fields: conflictFields(record, {
        skillIds: (ids: readonly number[]) => <SkillNames student={student} ids={ids} />,
        preferredMode: (mode: PreferredMode | '') => (mode === '' ? texts.noMatter : preferredModes[mode]),
        preferredHours: (hours: readonly Hours[]) => hours.map(hoursText).join(', '),
      }),
    },
  });
  const names = useSkillNames(student, form.formik.values.skillIds);
  return (
    <ServerForm form={form} className="person-form">
      <FormNote text={form.note} />
      <section aria-label={facts.school}>
        <Pair>
          <SelectField
            {...fieldProps(record, 'grade')}
            placeholder={texts.chooseGrade}
            options={optionsOf(choices.grades, student.grade)}
          />
          <SelectField
            {...fieldProps(record, 'board')}
            placeholder={facts.notGiven}
            options={optionsOf(choices.boards, student.board)}
          />
        </Pair>
        <TextField {...fieldProps(record, 'school')} />
      </section>
      <section aria-labelledby="student-learning">
        <h2 id="student-learning">{texts.whatToLearn}</h2>
        <MultiSelectField
          name="skillIds"
          label={facts.skills}
          one={texts.skill}
          help={texts.skillsHelp}
          useGroups={useSkills}
          nameOf={(id) => names.get(id)}
        />
        <TextAreaField {...fieldProps(record, 'goals')} rows={3} max={2000} />
      </section>
      <section aria-labelledby="student-when">
        <h2 id="student-when">{texts.howAndWhen}</h2>
        <SelectField {...choiceProps(record, 'preferredMode')} placeholder={texts.noMatter} />
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
