import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConditionField } from './ConditionField';
import { chipsOf, FilterMenu, Choices } from './FilterMenu';
import { FilterPlace } from './FilterPlace';

const words = ['Apple', 'Banana', 'Cherry', 'Date', 'Elder', 'Fig', 'Grape', 'Hazel'];
const options = words.map((label) => ({ value: label.toLowerCase(), label }));
const status = {
  name: 'status',
  label: 'Status',
  options: [
    { value: 'active', label: 'Active' },
    { value: 'draft', label: 'Draft' },
  ],
};

function Fruits({ labels = words.slice(0, 3) }: { readonly labels?: readonly string[] }) {
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const filter = (name: string, value: string | undefined): void =>
    setFilters(({ [name]: _, ...rest }) => (value === undefined ? rest : { ...rest, [name]: value }));
  const steps = labels.map((label) => ({
    name: label,
    label,
    set: filters[label] && chipsOf({ fields: [{ name: label, label, options }], filters, onFilter: filter })[0]?.value,
    onRemove: () => filter(label, undefined),
    value:
      label === 'Cherry' ? (
        <ConditionField label={label} type="text" value={filters[label]} onChange={(value) => filter(label, value)} />
      ) : (
        <Choices field={{ name: label, label, options }} filters={filters} onFilter={filter} />
      ),
  }));
  return (
    <>
      <FilterPlace fields={steps} />
      <output>{JSON.stringify(filters)}</output>
    </>
  );
}

const open = async (shown: React.ReactElement) => {
  const user = userEvent.setup();
  render(shown);
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  return { user, menu: await screen.findByRole('dialog', { name: 'Filter' }) };
};
const kept = () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object;

test('a field is chosen first, then its values; one that is set says so, and Remove filter takes it away', async () => {
  const { user, menu } = await open(<Fruits />);
  expect(within(menu).queryByRole('checkbox')).toBeNull();
  await user.click(within(menu).getByRole('button', { name: 'Banana' }));
  await user.click(within(menu).getByRole('checkbox', { name: 'Fig' }));
  await user.click(within(menu).getByRole('checkbox', { name: 'Grape' }));
  expect(kept()).toEqual({ Banana: 'in:fig,grape' });
  await user.click(within(menu).getByRole('button', { name: 'All fields' }));
  await user.click(within(menu).getByRole('button', { name: 'Banana Fig, Grape' }));
  await user.click(within(menu).getByRole('button', { name: 'Remove filter' }));
  expect(kept()).toEqual({});
  expect(within(menu).getByRole('button', { name: 'Banana' })).toHaveFocus();
});

test('by keyboard: arrows walk, Enter opens a field and marks a value, Escape goes back, then closes, and the button has the focus', async () => {
  const { user, menu } = await open(<Fruits />);
  expect(within(menu).getByRole('button', { name: 'Apple' })).toHaveFocus();
  await user.keyboard('{End}{Home}{ArrowDown}{Enter}');
  expect(within(menu).getByRole('textbox', { name: 'Find a value' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(kept()).toEqual({ Banana: 'eq:banana' });
  await user.keyboard('{Escape}');
  expect(within(menu).getByRole('button', { name: 'Banana Banana' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

test('more than seven fields or values are narrowed by typing, and Enter takes the first that is left', async () => {
  const { user, menu } = await open(<Fruits labels={words} />);
  await user.keyboard('{ArrowDown}e');
  expect(within(menu).getByRole('textbox', { name: 'Find a field' })).toHaveFocus();
  await user.keyboard('lder{Enter}');
  expect(within(menu).getByRole('group', { name: 'Elder' })).toBeVisible();
  await user.keyboard('zz');
  expect(within(menu).getByText('No matches')).toBeVisible();
  await user.clear(within(menu).getByRole('textbox', { name: 'Find a value' }));
  await user.keyboard('haz{Enter}');
  expect(kept()).toEqual({ Elder: 'eq:hazel' });
});

test('a text that was typed is filtered by when its field is left, by Escape too', async () => {
  const { user, menu } = await open(<Fruits />);
  await user.click(within(menu).getByRole('button', { name: 'Cherry' }));
  await user.keyboard('sour{Escape}');
  expect(kept()).toEqual({ Cherry: 'contains:sour' });
});

test('a single field shows its values at once, and one Escape closes', async () => {
  const { user, menu } = await open(<FilterMenu fields={[status]} filters={{}} onFilter={jest.fn()} />);
  expect(within(menu).getByRole('checkbox', { name: 'Active' })).toHaveFocus();
  expect(within(menu).queryByRole('button', { name: 'All fields' })).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
