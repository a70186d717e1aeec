import { useState, type ReactNode } from 'react';
import { draftCalls } from '@lectern/contract/platform/draft';
import {
  MoneyField,
  SaveBar,
  SelectField,
  ServerForm,
  SwitchField,
  TextAreaField,
  TextField,
  useServerForm,
} from '@lectern/ui-kit/form';
import { object, string, type AnySchema } from 'yup';
import { reply, type States } from '../page/story';

const rupees = { code: 'INR', symbol: '₹', exponent: 2 };
const choices = [
  { value: 'first', label: 'First' },
  { value: 'second', label: 'Second' },
  { value: 'third', label: 'Third' },
];

/** Kinds of fields, taken in turns. */
const kinds: readonly {
  readonly initial: string | number | boolean;
  readonly rule: AnySchema;
  readonly field: (name: string, label: string) => ReactNode;
}[] = [
  {
    initial: '',
    rule: string().required('This field is required').max(80, 'Too long'),
    field: (name, label) => <TextField key={name} name={name} label={label} />,
  },
  {
    initial: 'someone@example.com',
    rule: string().email('Enter a valid e-mail'),
    field: (name, label) => <TextField key={name} name={name} label={label} type="email" help="Where we write to" />,
  },
  {
    initial: 'first',
    rule: string().oneOf(['first', 'second', 'third']),
    field: (name, label) => <SelectField key={name} name={name} label={label} options={choices} />,
  },
  {
    initial: '100.00',
    rule: string().matches(/^\d+(\.\d+)?$/, 'Enter an amount'),
    field: (name, label) => <MoneyField key={name} name={name} label={label} currency={rupees} />,
  },
  { initial: false, rule: string(), field: (name, label) => <SwitchField key={name} name={name} label={label} /> },
  {
    initial: '',
    rule: string().max(400, 'Too long'),
    field: (name, label) => <TextAreaField key={name} name={name} label={label} max={400} />,
  },
];
const forty = Array.from({ length: 40 }, (_, at) => {
  const kind = kinds[at % kinds.length];
  if (!kind) throw new Error('there are kinds of fields');
  return { ...kind, name: `field${at + 1}`, label: `Field ${at + 1}` };
});

const schema = object(Object.fromEntries(forty.map(({ name, rule }) => [name, rule])));
const valuesOf = (): Record<string, unknown> => Object.fromEntries(forty.map(({ name, initial }) => [name, initial]));

function LongForm(): ReactNode {
  const [initial] = useState(valuesOf);
  const form = useServerForm<Record<string, unknown>, { readonly version: number }>({
    schema,
    initial,
    send: () => Promise.resolve({}),
    onSaved: () => undefined,
    draft: 'long',
  });
  return (
    <ServerForm form={form} className="kit-form">
      {forty.map(({ name, label, field }) => field(name, label))}
      <SaveBar form={form} verb="Save" onCancel={() => undefined} />
    </ServerForm>
  );
}

/** As long as the longest forms of the console will be: what typing is measured in. */
const answers = [
  reply(draftCalls.read, { draft: null }),
  reply(draftCalls.keep, { updatedAt: '2026-11-20T09:00:00.000Z' }),
  reply(draftCalls.drop, {}),
];
export const longForm: States = { 'forty-fields': { show: () => <LongForm />, answers } };
