import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { number, object } from 'yup';
import { foundAmong, type Choice } from './found';
import { ServerForm } from './ServerForm';
import { useServerForm } from './use-server-form';
import { PickField } from './PickField';

const names = new Map([
  [1, 'Science'],
  [2, 'Science / Chemistry'],
  [3, 'Música'],
]);
const choiceOf = (id: number): Choice<number> => ({
  key: String(id),
  name: names.get(id) ?? String(id),
  meta: '',
  item: id,
  ownName: names.get(id)?.split(' / ').at(-1) ?? '',
});
const useFound = (q: string) => foundAmong([...names.keys()].map(choiceOf), q);
const schema = object({
  categoryId: number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .required('Category is required'),
});
const initial = { categoryId: 1 as number | '' };
const send = jest.fn().mockResolvedValue({});

function Editor({ onNew, disabled = false }: { readonly onNew?: (name: string) => void; readonly disabled?: boolean }) {
  const form = useServerForm({ schema, initial, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      <PickField
        name="categoryId"
        label="Category"
        help="Where it lies."
        disabled={disabled}
        choiceOf={choiceOf}
        useFound={useFound}
        onNew={onNew}
      />
      <button type="submit">Save</button>
    </ServerForm>
  );
}
const field = () => screen.getByRole('combobox', { name: 'Category' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const start = (onNew?: (name: string) => void) => {
  send.mockClear();
  render(<Editor onNew={onNew} />);
  return userEvent.setup();
};

test('typing narrows what is offered, arrows and Enter choose without sending the form', async () => {
  const user = start();
  expect(field()).toHaveValue('Science');
  await user.click(field());
  expect(offered()).toEqual(['Science', 'Science / Chemistry', 'Música']);
  await user.keyboard('musica');
  await screen.findByRole('option', { name: 'Música', selected: true });
  await user.keyboard('{Enter}');
  expect([field(), screen.queryByRole('listbox')]).toEqual([expect.objectContaining({ value: 'Música' }), null]);
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledWith({ categoryId: 3 }, undefined);
});

test('typed text that was not chosen gives way to the earlier choice; an empty field is no choice', async () => {
  const user = start();
  await user.type(field(), 'x');
  await user.tab();
  expect(field()).toHaveValue('Science');
  await user.clear(field());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Category is required')).toBeVisible();
  expect(field()).toHaveAccessibleDescription('Category is required');
});

test('Enter chooses nothing before the typed text has been searched', async () => {
  const user = start();
  await user.type(field(), 'musica{Enter}');
  expect([field(), screen.getByRole('listbox')]).toEqual([
    expect.objectContaining({ value: 'musica' }),
    expect.anything(),
  ]);
  await screen.findByRole('option', { name: 'Música', selected: true });
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('Música');
  expect(send).not.toHaveBeenCalled();
});

test('Esc closes the list and puts back the choice', async () => {
  const user = start();
  await user.type(field(), 'mus{Escape}');
  expect([field(), screen.queryByRole('listbox')]).toEqual([expect.objectContaining({ value: 'Science' }), null]);
});

test('a name that nothing has is handed on to be created with the form; nothing is sent, and the field is empty', async () => {
  const onNew = jest.fn();
  const user = start(onNew);
  await user.clear(field());
  await user.keyboard('Dance');
  await screen.findByRole('option', { name: 'Create “Dance”…' });
  await user.keyboard('{Enter}');
  expect(onNew).toHaveBeenCalledWith('Dance');
  expect(field()).toHaveValue('');
  expect(send).not.toHaveBeenCalled();
});

test('a name that exists is not offered for creation, by its own name or with the way to it', async () => {
  const user = start(jest.fn());
  for (const [typed, all] of [
    ['MÚSICA', ['Música']],
    ['chemistry', ['Science / Chemistry']],
    ['chemist', ['Science / Chemistry', 'Create “chemist”…']],
  ] as const) {
    await user.clear(field());
    await user.keyboard(typed);
    await screen.findByRole('option', { name: all[0], selected: true });
    await waitFor(() => expect(offered()).toEqual(all));
  }
});

test('one that is locked shows what is chosen', () => {
  render(<Editor disabled />);
  expect(screen.getByLabelText('Category')).toBeDisabled();
  expect(screen.getByLabelText('Category')).toHaveValue('Science');
});

test('what is chosen elsewhere is marked and not chosen again; a second line says where each belongs', async () => {
  function Marked() {
    const form = useServerForm({ schema, initial: { categoryId: '' as number | '' }, send, onSaved: () => undefined });
    const marked = (q: string) =>
      foundAmong(
        [...names.keys()].map((id) => ({ ...choiceOf(id), below: 'Grade 7', ...(id === 1 && { chosen: 'Added' }) })),
        q,
      );
    return (
      <ServerForm form={form}>
        <PickField name="categoryId" label="Category" choiceOf={choiceOf} useFound={marked} />
      </ServerForm>
    );
  }
  const user = userEvent.setup();
  render(<Marked />);
  await user.click(field());
  expect(offered()).toEqual(['ScienceGrade 7 Added', 'Science / ChemistryGrade 7', 'MúsicaGrade 7']);
  expect(screen.getByRole('option', { name: /Added/ })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Science / Chemistry');
});
