import { CallError } from '@lectern/api-client';
import { fileCalls } from '@lectern/contract/platform/file';
import {
  AddressField,
  FileListField,
  groupsAmong,
  imageFiles,
  ImageField,
  MultiSelectField,
  PickField,
  RowsField,
  type FileKind,
} from '@lectern/ui-kit/fields';
import { TextField, type Choice, type Found } from '@lectern/ui-kit/form';
import { picture } from '../data/picture';
import { refuse, reply, type States, type Story } from '../page/story';
import { fieldStates, FieldForm } from './field-form';

const groups = [
  {
    key: 1,
    name: 'Mathematics',
    options: [
      { value: 1, label: 'Algebra' },
      { value: 2, label: 'Calculus' },
    ],
  },
  {
    key: 2,
    name: 'Languages',
    options: [
      { value: 3, label: 'French' },
      { value: 4, label: 'Spanish' },
    ],
  },
];
const named = groups.flatMap(({ name, options }) =>
  options.map(({ value, label }): Choice<number> => ({ key: String(value), name: label, meta: name, item: value })),
);
const choiceOf = (id: number): Choice<number> =>
  named.find(({ item }) => item === id) ?? { key: String(id), name: '', meta: '', item: id };
const useFound = (q: string): Found<number> => ({
  choices: named.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase())),
  isPending: false,
  failed: false,
});
const pick = (disabled?: boolean) => (
  <PickField<number>
    name="skillId"
    label="Skill"
    choiceOf={choiceOf}
    useFound={useFound}
    onNew={() => undefined}
    {...(disabled && { disabled })}
  />
);
/** Each with where it belongs; the first is chosen already. */
const useMarked = (q: string): Found<number> => {
  const { choices, ...found } = useFound(q);
  const marked = choices.map((choice, at) => ({
    ...choice,
    meta: '',
    below: `Grade 7 · ${choice.meta}`,
    ...(at === 0 && { chosen: 'Added' }),
  }));
  return { ...found, choices: marked };
};

interface Question {
  readonly text: string;
}
const questions = (disabled?: boolean) => (
  <RowsField<Question>
    name="questions"
    label="Questions"
    one="question"
    ordered
    newRow={() => ({ text: '' })}
    rowText={({ text }) => text}
    {...(disabled && { disabled })}
  >
    {(path) => <TextField name={`${path}.text`} label="Question" {...(disabled && { disabled })} />}
  </RowsField>
);
const sampleQuestions: readonly Question[] = [
  { text: 'How long is a lesson?' },
  { text: 'Who teaches it?' },
  { text: 'What if I miss one?' },
];

const file = reply(fileCalls.read, picture);
const withFile = (states: States): States =>
  Object.fromEntries(
    Object.entries(states).map(([state, story]): [string, Story] => [state, { answers: [file], ...story }]),
  );

/** Images of which one is half-way, and others do not arrive. */
const halfWay: FileKind = {
  ...imageFiles,
  upload: ({ name }, { onProgress }) => {
    onProgress(0.5);
    return name.startsWith('half')
      ? new Promise(() => undefined)
      : Promise.reject(new CallError(409, { success: false, message: 'The storage is full', reference: 'ref-1' }));
  },
};
const files = {
  files: [
    { id: 1, name: 'blackboard.png', bytes: 182_400 },
    { id: 2, name: 'a-photograph-of-the-whole-class-with-a-very-long-name-that-breaks.jpeg', bytes: 1_960_000 },
  ],
};

/** The fields that come with a form that asks for them. */
export const composed: Readonly<Record<string, States>> = {
  'pick-field': fieldStates(({ disabled }) => pick(disabled), {
    empty: { skillId: '' },
    filled: { skillId: 2 },
    more: {
      found: {
        show: () => <FieldForm values={{ skillId: '' }}>{pick()}</FieldForm>,
        act: ({ type, gone }) => type('Skill', 'al').then(() => gone('French')),
      },
      marked: {
        show: () => (
          <FieldForm values={{ skillId: '' }}>
            <PickField<number> name="skillId" label="Skill" choiceOf={choiceOf} useFound={useMarked} />
          </FieldForm>
        ),
        act: ({ type, see }) => type('Skill', 'e').then(() => see('Added')),
      },
    },
  }),
  'multi-select-field': fieldStates(
    (props) => (
      <MultiSelectField name="skills" label="Skills" one="skill" useGroups={(q) => groupsAmong(groups, q)} {...props} />
    ),
    { empty: { skills: [] }, filled: { skills: [1, 3] } },
  ),
  'address-field': fieldStates(
    (props) => (
      <AddressField
        countries={[
          { value: 1, label: 'India' },
          { value: 2, label: 'Kenya' },
        ]}
        {...props}
      />
    ),
    {
      empty: { addressLine: '', city: '', postalCode: '', countryId: '' },
      filled: { addressLine: '12 MG Road', city: 'Pune', postalCode: '411001', countryId: 1 },
    },
  ),
  'rows-field': fieldStates(({ disabled }) => questions(disabled), {
    empty: { questions: [] },
    filled: { questions: sampleQuestions },
  }),
  'file-list-field': fieldStates(
    (props) => <FileListField name="files" label="Pictures" kind={imageFiles} {...props} />,
    {
      empty: { files: [] },
      filled: files,
      more: {
        one: {
          show: () => (
            <FieldForm values={{ files: files.files.slice(0, 1) }}>
              <FileListField name="files" label="Picture" one kind={imageFiles} />
            </FieldForm>
          ),
        },
        uploading: {
          show: () => (
            <FieldForm values={files}>
              <FileListField name="files" label="Pictures" kind={halfWay} />
            </FieldForm>
          ),
          act: async ({ chooseFiles, see }) => {
            await chooseFiles(['half.png', 'image/png'], ['not-arrived.png', 'image/png'], ['notes.txt', 'text/plain']);
            await see('The storage is full');
          },
        },
      },
    },
  ),
  'image-field': withFile(
    fieldStates((props) => <ImageField name="imageId" label="Image" {...props} />, {
      empty: { imageId: null },
      filled: { imageId: 3 },
      more: {
        missing: {
          show: () => (
            <FieldForm values={{ imageId: 3 }}>
              <ImageField name="imageId" label="Image" />
            </FieldForm>
          ),
          answers: [refuse(fileCalls.read, 404, { message: 'Not found' })],
        },
      },
    }),
  ),
};
