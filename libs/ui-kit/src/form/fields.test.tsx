import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { SelectField } from './SelectField';
import { ServerForm } from './ServerForm';
import { SwitchField } from './SwitchField';
import { TextAreaField } from './TextAreaField';
import { useServerForm } from './use-server-form';

const send = jest.fn().mockResolvedValue({});
const schema = object();
const initial = { parentId: '' as number | '', status: 'active', answer: 'ab', shouted: 'YES' };
const stored = { read: (held: string) => held.toLowerCase(), write: (typed: string) => typed.trim().toUpperCase() };

function Editor() {
  const form = useServerForm({ schema, initial, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      <SelectField
        name="parentId"
        label="Parent"
        placeholder="No parent"
        options={[
          { value: 7, label: 'Science' },
          { value: 8, label: 'Music', disabled: true },
        ]}
      />
      <SwitchField name="status" label="Active" help="Off hides it." values={{ on: 'active', off: 'inactive' }} />
      <TextAreaField name="answer" label="Answer" optional max={160} />
      <TextAreaField name="shouted" label="Shouted" stored={stored} />
      <button type="submit">Save</button>
    </ServerForm>
  );
}

test('a choice keeps the type of its value, and no choice is an empty text', async () => {
  const user = userEvent.setup();
  render(<Editor />);
  const parent = screen.getByRole('combobox', { name: 'Parent' });
  await user.selectOptions(parent, 'Science');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ parentId: 7 }), undefined);
  await user.selectOptions(parent, 'No parent');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ parentId: '' }), undefined);
});

test('a text that is held otherwise than it is typed stays as it is typed', async () => {
  const user = userEvent.setup();
  render(<Editor />);
  const field = screen.getByRole('textbox', { name: 'Shouted' });
  expect(field).toHaveValue('yes');
  await user.type(field, ' no ');
  expect(field).toHaveValue('yes no ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ shouted: 'YES NO' }), undefined);
});

test('a switch holds the record’s own words, and is worked by the keyboard', async () => {
  const user = userEvent.setup();
  render(<Editor />);
  const status = screen.getByRole('switch', { name: 'Active' });
  expect(status).toBeChecked();
  expect(status).toHaveAccessibleDescription('Off hides it.');
  act(() => status.focus());
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'inactive' }), undefined);
});

test('a long text counts against its limit', async () => {
  const user = userEvent.setup();
  render(<Editor />);
  await user.type(screen.getByRole('textbox', { name: 'Answer optional' }), 'c');
  expect(screen.getByText('3 of 160')).toBeVisible();
});
