import { useState, type ReactNode } from 'react';
import { CallError } from '@lectern/api-client';
import { SidePanel } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import {
  FormNote,
  PanelForm,
  SaveBar,
  SelectField,
  ServerForm,
  TextAreaField,
  TextField,
  useServerForm,
  type ServerFormState,
} from '@lectern/ui-kit/form';
import { Button, Link as Anchor } from '@lectern/ui-kit/mui';
import { Link } from '@lectern/ui-kit/router';
import { object, string } from 'yup';
import { historyWords } from './history-words';

export interface Skill {
  readonly id: number;
  readonly version: number;
  readonly updatedAt: string;
  readonly name: string;
  readonly slug: string;
  readonly status: string;
  readonly description: string;
}
type Values = Pick<Skill, 'name' | 'slug' | 'status' | 'description'>;

export const skill: Skill = {
  id: 11,
  version: 3,
  updatedAt: '2026-11-20T09:30:00.000Z',
  name: 'Titration',
  slug: 'titration',
  status: 'active',
  description: 'Measuring by drops.',
};
const valuesOf = ({ name, slug, status, description }: Skill): Values => ({ name, slug, status, description });
const schema = object({
  name: string().required('Name is required').min(2, 'Minimum character length is 2'),
  slug: string().required('Slug is required'),
  description: string().required('Description is required'),
});
const conflict = {
  noun: 'skill',
  entity: 'skills',
  valuesOf,
  fields: {
    name: { label: 'Name' },
    slug: { label: 'Slug' },
    status: { label: 'Status' },
    description: { label: 'Description' },
  },
} as const;

/** What becomes of a save. */
export type Outcome = 'saved' | 'waits' | 'refused' | { readonly theirs: Skill };

const outcomes = (outcome: Outcome): Promise<unknown> => {
  if (outcome === 'waits') return new Promise(() => undefined);
  if (outcome === 'refused')
    return Promise.reject(
      new CallError(409, { success: false, message: 'A skill that is in use keeps its category', reference: 'ref-1' }),
    );
  if (outcome === 'saved') return Promise.resolve({});
  return Promise.reject(
    new CallError(409, { success: false, message: 'stale', result: outcome.theirs, reference: 'ref-1' }),
  );
};

const useSkillForm = (outcome: Outcome, row: Skill | undefined, draft: boolean): ServerFormState<Values> => {
  const [initial] = useState(() => (row ? valuesOf(row) : { name: '', slug: '', status: 'active', description: '' }));
  return useServerForm<Values, Skill>({
    schema,
    initial,
    ...(row && { row }),
    send: () => outcomes(outcome),
    onSaved: () => undefined,
    conflict,
    ...(draft && { draft: 'skill' }),
  });
};

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
const fields = (
  <>
    <TextField name="name" label="Name" />
    <TextField name="slug" label="Slug" lead="/s/" help="Part of its address" />
    <SelectField name="status" label="Status" options={statuses} />
    <TextAreaField name="description" label="Description" />
  </>
);

interface Props {
  readonly outcome?: Outcome;
  readonly row?: Skill;
  readonly draft?: boolean;
}

/** A form on a page of its own, with a way out of it. */
export function SkillPage({ outcome = 'saved', row, draft = false }: Props): ReactNode {
  const form = useSkillForm(outcome, row, draft);
  return (
    <>
      <p>
        <Anchor component={Link} to="/elsewhere">
          Elsewhere
        </Anchor>
      </p>
      <ServerForm form={form} className="kit-form">
        <FormNote text={form.note} />
        {fields}
        <SaveBar form={form} verb="Save skill" onCancel={() => undefined} />
      </ServerForm>
    </>
  );
}

interface PanelProps extends Props {
  readonly readOnly?: string;
}

function Inside({ outcome = 'saved', row, readOnly }: PanelProps): ReactNode {
  const form = useSkillForm(outcome, row, false);
  return (
    <PanelForm
      form={form}
      verb="Save"
      onDelete={() => undefined}
      {...(readOnly && { readOnly })}
      below={<HistoryFold entity="skills" id={11} words={historyWords} />}
    >
      {fields}
    </PanelForm>
  );
}

/** The same form in a side panel. */
export function SkillPanel(props: PanelProps): ReactNode {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SidePanel open={open} title={props.row?.name ?? 'Add skill'} onClose={() => setOpen(false)}>
        <Inside {...props} />
      </SidePanel>
    </>
  );
}
