import type { ReactNode } from 'react';
import { CallError } from '@lectern/api-client';
import type { FieldError } from '@lectern/contract/wire';
import { Button } from '@lectern/ui-kit/mui';
import { ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { mixed, object } from 'yup';
import type { States, Story } from '../page/story';

export type Values = Readonly<Record<string, unknown>>;

/** A field of the form, disabled or not. */
type FieldOf = (props: { readonly disabled?: boolean }) => ReactNode;

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const required = (name: string) =>
  mixed().test('required', `${name.charAt(0).toUpperCase()}${name.slice(1)} is required`, (value) => !isBlank(value));

interface Props {
  readonly values: Values;
  readonly children: ReactNode;
  /** What the server finds wrong when it is sent. */
  readonly wrong?: readonly FieldError[];
}

/** A form of one field: each value is required, and the server may refuse it. */
export function FieldForm({ values, children, wrong }: Props): ReactNode {
  const form = useServerForm<Record<string, unknown>>({
    schema: object(Object.fromEntries(Object.keys(values).map((name) => [name, required(name)]))),
    initial: { ...values },
    send: () =>
      wrong
        ? Promise.reject(
            new CallError(400, { success: false, message: 'Bad request', error: wrong, reference: 'ref-1' }),
          )
        : Promise.resolve({}),
    onSaved: () => undefined,
  });
  return (
    <ServerForm form={form} className="kit-form">
      {children}
      <div>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </div>
    </ServerForm>
  );
}

const taken = (values: Values): readonly FieldError[] =>
  Object.keys(values).map((property) => ({
    property,
    constraints: { taken: 'It is used by another record', form: 'It stands on a list that is closed' },
  }));
const saving: Pick<Story, 'act'> = { act: ({ press }) => press('Save') };

/** The states of one field. `empty` and `filled` are the values of its form by name; what a field can't lack it is not asked for. */
export const fieldStates = (
  field: FieldOf,
  { empty, filled, more = {} }: { readonly empty: Values; readonly filled: Values; readonly more?: States },
): States => ({
  empty: { show: () => <FieldForm values={empty}>{field({})}</FieldForm> },
  filled: { show: () => <FieldForm values={filled}>{field({})}</FieldForm> },
  disabled: { show: () => <FieldForm values={filled}>{field({ disabled: true })}</FieldForm> },
  ...(Object.values(empty).some(isBlank) && {
    error: { show: () => <FieldForm values={empty}>{field({})}</FieldForm>, ...saving },
  }),
  'server-error': {
    show: () => (
      <FieldForm values={filled} wrong={taken(filled)}>
        {field({})}
      </FieldForm>
    ),
    ...saving,
  },
  ...more,
});
