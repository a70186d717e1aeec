import {
  DateField,
  DateRangeField,
  FindField,
  MoneyField,
  NumberField,
  PasswordField,
  PhoneField,
  SelectField,
  SwitchField,
  TagsField,
  TextAreaField,
  TextField,
  type Choice,
  type Found,
} from '@lectern/ui-kit/form';
import type { States } from '../page/story';
import { FieldForm, fieldStates } from './field-form';

const plans = [
  { value: 'basic', label: 'Basic' },
  { value: 'scholar', label: 'Scholar' },
  { value: 'gone', label: 'Gone, no longer offered', disabled: true },
];
const rupees = { code: 'INR', symbol: '₹', exponent: 2 };

interface Skill {
  readonly id: number;
  readonly name: string;
}
const skills: readonly Skill[] = [
  { id: 1, name: 'Algebra' },
  { id: 2, name: 'Algorithms' },
  { id: 3, name: 'Organic chemistry' },
];
const choiceOf = (skill: Skill): Choice<Skill> => ({
  key: String(skill.id),
  name: skill.name,
  meta: 'Mathematics',
  item: skill,
});
const useFound = (q: string): Found<Skill> => ({
  choices: skills.filter(({ name }) => q.length > 1 && name.toLowerCase().includes(q.toLowerCase())).map(choiceOf),
  isPending: false,
  failed: false,
});
const findSkills = (
  <FindField<Skill> name="skills" label="Skills" help="What they would learn" choiceOf={choiceOf} useFound={useFound} />
);
const finding = (text: string, seen: string): States[string] => ({
  show: () => <FieldForm values={{ skills: [] }}>{findSkills}</FieldForm>,
  act: async ({ type, see }) => {
    await type('Skills', text);
    await see(seen);
  },
});

/** Every field in its states: one entry for each. */
export const fields: Readonly<Record<string, States>> = {
  'text-field': fieldStates(
    (props) => <TextField name="name" label="Name" help="As it stands on the certificate" {...props} />,
    { empty: { name: '' }, filled: { name: 'Priya Iyer' } },
  ),
  'text-field-lead': fieldStates(
    (props) => <TextField name="slug" label="Slug" lead="/c/" trail=".html" optional {...props} />,
    { empty: { slug: '' }, filled: { slug: 'organic-chemistry' } },
  ),
  'text-area-field': fieldStates((props) => <TextAreaField name="goals" label="Goals" max={200} {...props} />, {
    empty: { goals: '' },
    filled: { goals: 'To read a balance sheet.\nTo write one.' },
  }),
  'select-field': fieldStates(
    (props) => <SelectField name="plan" label="Plan" options={plans} placeholder="Choose a plan" {...props} />,
    { empty: { plan: '' }, filled: { plan: 'scholar' } },
  ),
  'switch-field': fieldStates(
    (props) => <SwitchField name="open" label="Open to everybody" help="Whoever has the link can enrol" {...props} />,
    { empty: { open: false }, filled: { open: true } },
  ),
  'number-field': fieldStates((props) => <NumberField name="seats" label="Seats" min={1} max={5000} {...props} />, {
    empty: { seats: '' },
    filled: { seats: '1,200' },
  }),
  'phone-field': fieldStates(
    (props) => (
      <PhoneField
        name="mobile"
        label="Mobile"
        country="countryId"
        countries={[{ id: 1, name: 'India', dialCode: '+91' }]}
        {...props}
      />
    ),
    { empty: { mobile: '', countryId: 1 }, filled: { mobile: '98765 01000', countryId: 1 } },
  ),
  'password-field': fieldStates(
    (props) => (
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        help="At least 10 characters"
        {...props}
      />
    ),
    { empty: { password: '' }, filled: { password: 'correct horse' } },
  ),
  'money-field': fieldStates((props) => <MoneyField name="price" label="Price" currency={rupees} {...props} />, {
    empty: { price: '' },
    filled: { price: '48,600.00' },
  }),
  'date-field': fieldStates((props) => <DateField name="born" label="Date of birth" {...props} />, {
    empty: { born: '' },
    filled: { born: '2007-03-25' },
  }),
  'date-range-field': fieldStates(
    ({ disabled }) => (
      <DateRangeField
        label="Validity"
        from={{ name: 'from', label: 'From', disabled }}
        until={{ name: 'until', label: 'Until', disabled }}
      />
    ),
    { empty: { from: '', until: '' }, filled: { from: '2026-11-01', until: '2026-12-31' } },
  ),
  'find-field': fieldStates(
    (props) => (
      <FindField<Skill>
        name="skills"
        label="Skills"
        help="What they would learn"
        choiceOf={choiceOf}
        useFound={useFound}
        {...props}
      />
    ),
    {
      empty: { skills: [] },
      filled: { skills: skills.slice(0, 2) },
      more: { found: finding('al', 'Algorithms'), nothing: finding('zz', 'Nothing found') },
    },
  ),
  'tags-field': fieldStates(
    (props) => <TagsField name="aliases" label="Other spellings" help="Enter or a comma adds one" {...props} />,
    { empty: { aliases: [] }, filled: { aliases: ['Volumetry', 'Titrimetry'] } },
  ),
};
