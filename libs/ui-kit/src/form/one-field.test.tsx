import type { ComponentProps } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import type { Field } from './Field';
import { ServerForm } from './ServerForm';
import { TextField } from './TextField';
import { useServerForm } from './use-server-form';

const names = ['one', 'two', 'three'];
const schema = object(Object.fromEntries(names.map((name) => [name, string()])));
const initial: Record<string, string> = { one: '', two: '', three: '' };
const send = jest.fn().mockResolvedValue({});
const mockDrawn: string[] = [];
jest.mock('./Field', () => {
  const actual = jest.requireActual<{ Field: typeof Field }>('./Field');
  return {
    ...actual,
    Field: (props: ComponentProps<typeof Field>) => (mockDrawn.push(props.label), actual.Field(props)),
  };
});

function Editor() {
  const form = useServerForm({ schema, initial, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      {names.map((name) => (
        <TextField key={name} name={name} label={name} />
      ))}
      <output>{form.dirty ? 'changed' : 'as loaded'}</output>
    </ServerForm>
  );
}

test('a keystroke draws the field that it is typed into, and no other', async () => {
  const user = userEvent.setup();
  render(<Editor />);
  mockDrawn.length = 0;
  await user.type(screen.getByRole('textbox', { name: 'two' }), 'abc');
  expect(screen.getByRole('textbox', { name: 'two' })).toHaveValue('abc');
  expect(screen.getByText('changed')).toBeVisible();
  expect(new Set(mockDrawn)).toEqual(new Set(['two']));
});

test('a letter typed in the middle leaves the caret where it was typed', async () => {
  const user = userEvent.setup();
  render(<Editor />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'one' });
  await user.type(field, 'ac');
  await user.type(field, 'b', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([field.value, field.selectionStart]).toEqual(['abc', 2]);
});
