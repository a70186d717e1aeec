import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictDialog } from './ConflictDialog';
import { mergeConflict } from './merge';

interface Person {
  readonly mobile: string;
  readonly city: string;
  readonly plan: number | null;
}
const base: Person = { mobile: '1', city: 'Goa', plan: null };
const fields = {
  mobile: { label: 'Mobile' },
  city: { label: 'City' },
  plan: { label: 'Plan', show: (plan: number | null) => (plan ? 'Scholar' : '') },
};
const onSave = jest.fn();
const open = (mine: Partial<Person>, theirs: Partial<Person>) =>
  render(
    <ConflictDialog
      open
      title="Rohan Desai saved this student"
      detail="3 minutes ago"
      fields={fields}
      merge={mergeConflict(base, { ...base, ...mine }, { ...base, ...theirs })}
      onSave={onSave}
      onDiscard={() => undefined}
      onKeep={() => undefined}
    />,
  );
beforeEach(() => jest.resetAllMocks());

test('nothing is chosen for the person, and nothing is saved before each clash is decided [E3.3]', async () => {
  const user = userEvent.setup();
  open({ mobile: '2', city: 'Mumbai' }, { mobile: '3', city: 'Pune' });
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  const save = screen.getByRole('button', { name: 'Save with these choices' });
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'City' })).getByRole('radio', { name: 'Theirs: Pune' }),
  );
  await user.click(save);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a value for Mobile');
  expect(screen.getByRole('radio', { name: 'Yours: 2' })).toHaveFocus();
  expect(onSave).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('radiogroup', { name: 'Mobile' })).getByRole('radio', { name: 'Yours: 2' }));
  await user.click(save);
  expect(onSave).toHaveBeenCalledWith({ mobile: '2', city: 'Pune', plan: null });
});

test('one side can be taken whole', async () => {
  const user = userEvent.setup();
  open({ mobile: '2', city: 'Mumbai' }, { mobile: '3', city: 'Pune' });
  await user.click(screen.getByRole('button', { name: 'Use all of theirs' }));
  await user.click(screen.getByRole('button', { name: 'Save with these choices' }));
  expect(onSave).toHaveBeenCalledWith({ mobile: '3', city: 'Pune', plan: null });
});

test('what merged by itself is listed with whose it is, and an emptied field says so', () => {
  open({ mobile: '2', city: '' }, { mobile: '3', plan: 4 });
  const list = screen.getByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['City yours: empty', 'Plan theirs: Scholar']);
});
