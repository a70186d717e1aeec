import { useId, useState, type ReactNode } from 'react';
import { useField } from 'formik';
import type { ResponseOf } from '@lectern/contract';
import type { StudentDetail, studentCalls } from '@lectern/contract/people';
import { Field } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { OutlinedInput } from '@lectern/ui-kit/mui';
import { matchingSkills } from './matching-skills';
import { SkillList } from './SkillList';

interface Props {
  readonly name: string;
  readonly categories: ResponseOf<typeof studentCalls.step2Choices>['categories'];
  /** What the student has, also when it is offered no more. */
  readonly had: StudentDetail['skills'];
}

/** Several skills: the chosen stand above, the offered below, under their categories and narrowed by typing. */
export function SkillsField({ name, categories, had }: Props): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<readonly number[]>(name);
  const names = new Map([...had, ...categories.flatMap(({ skills }) => skills)].map((skill) => [skill.id, skill.name]));
  const wrong = touched && error !== undefined ? [error].flat().find((each) => typeof each === 'string') : undefined;
  const toggle = (skillId: number): void => {
    void setTouched(true, false);
    void setValue(value.includes(skillId) ? value.filter((other) => other !== skillId) : [...value, skillId]);
  };
  return (
    <Field id={id} label="Skills" help="At least one, at most 20. In the list the arrow keys move." error={wrong}>
      {value.length > 0 && (
        <ul aria-label="Skills, chosen" className="student-chosen">
          {value.map((skillId) => (
            <li key={skillId}>
              <span>{names.get(skillId) ?? skillId}</span>
              <button type="button" aria-label={`Remove ${names.get(skillId) ?? skillId}`} onClick={() => toggle(skillId)}>
                <Icon name="x" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <OutlinedInput
        id={id}
        fullWidth
        value={typed}
        autoComplete="off"
        placeholder="Type to find a skill"
        error={wrong !== undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        startAdornment={<Icon name="search" />}
        slotProps={{ input: { 'aria-describedby': `${id}-help`, 'aria-required': true } }}
      />
      <SkillList groups={matchingSkills(categories, typed)} chosen={value} onToggle={toggle} />
    </Field>
  );
}
