import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, object, string } from 'yup';
import { ServerForm } from './ServerForm';
import { TagsField } from './TagsField';
import { withTags } from './tags';
import { useServerForm } from './use-server-form';

const schema = object({ aliases: array().of(string().required().max(5, 'Too long')) });
const initial: { aliases: string[] } = { aliases: ['Maths'] };
const send = jest.fn();

function Editor() {
  const form = useServerForm({ schema, initial, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      <TagsField name="aliases" label="Other spellings" help="Search finds it by them." optional />
      <button type="submit">Save</button>
    </ServerForm>
  );
}
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label')?.slice(7));
const start = () => {
  send.mockReset().mockResolvedValue({});
  render(<Editor />);
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: /Other spellings/ }) };
};

test('of a text with several each is taken once, however it is spelled', () => {
  expect(withTags(['Maths'], 'maths, Algebra\nalgebra,, Sums ')).toEqual(['Maths', 'Algebra', 'Sums']);
});

test('Enter and a comma add what is typed without sending the form, Backspace takes the last one out', async () => {
  const { user, field } = start();
  await user.type(field, 'Sums{Enter}Calc,');
  expect(tags()).toEqual(['Maths', 'Sums', 'Calc']);
  expect(send).not.toHaveBeenCalled();
  await user.type(field, '{Backspace}');
  expect(tags()).toEqual(['Maths', 'Sums']);
  await user.click(screen.getByRole('button', { name: 'Remove Maths' }));
  expect(tags()).toEqual(['Sums']);
});

test('what is in the field as it is left is added, so that a save does not lose it', async () => {
  const { user, field } = start();
  await user.type(field, 'Sums');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith({ aliases: ['Maths', 'Sums'] }, undefined);
});

test('what is wrong with one of them is said below the field', async () => {
  const { user, field } = start();
  await user.type(field, 'Mathematics{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Too long')).toBeVisible();
  expect(field).toHaveAccessibleDescription('Too long');
});
