import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { FieldsOf } from './FieldsOf';
import { AddressField } from './AddressField';
import { MultiSelectField } from './MultiSelectField';
import { groupsAmong } from './option-groups';

const groups = [
  {
    key: 1,
    name: 'Europe',
    options: [
      { value: 'fr', label: 'French' },
      { value: 'de', label: 'German' },
    ],
  },
  { key: 2, name: 'Asia', options: [{ value: 'hi', label: 'Hindi' }] },
];

function Form({ disabled }: { readonly disabled: boolean }) {
  const formik = useFormik({
    initialValues: { languages: ['la', 'de'], addressLine: '', city: '', postalCode: '', countryId: '' },
    onSubmit: () => undefined,
  });
  return (
    <FieldsOf formik={formik}>
      <MultiSelectField
        name="languages"
        label="Languages"
        one="language"
        useGroups={(q) => groupsAmong(groups, q)}
        nameOf={(value) => (value === 'la' ? 'Latin' : undefined)}
        disabled={disabled}
      />
      <AddressField
        label="Home"
        optional
        help={{ postalCode: 'As on letters.' }}
        countries={[{ value: 1, label: 'India' }]}
      />
    </FieldsOf>
  );
}
const start = (disabled = false) => {
  render(<Form disabled={disabled} />);
  return userEvent.setup();
};
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label')?.slice(7));

test('several are ticked and taken out again, also one that is offered no more', async () => {
  const user = start();
  expect(chosen()).toEqual(['Latin', 'German']);
  await user.click(screen.getByRole('checkbox', { name: 'Hindi' }));
  await user.click(screen.getByRole('button', { name: 'Remove Latin' }));
  expect(chosen()).toEqual(['German', 'Hindi']);
  expect(screen.getByRole('checkbox', { name: 'German' })).toBeChecked();
});

test('typing narrows the list by option and group, and says when nothing is left', async () => {
  const user = start();
  await user.type(screen.getByLabelText('Languages'), 'asia');
  await waitFor(() =>
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(['Hindi']),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Hindi' }));
  await user.type(screen.getByLabelText('Languages'), ' french');
  expect(await screen.findByText('No language matches.')).toBeVisible();
  expect(chosen()).toEqual(['Latin', 'German', 'Hindi']);
});

test('one that is locked shows what is chosen and nothing to change it', () => {
  start(true);
  expect([screen.getByText('German').textContent, chosen(), screen.queryByRole('checkbox')]).toEqual([
    'German',
    [],
    null,
  ]);
});

test('an address is one group of line, city, postal code and country', () => {
  start();
  expect(screen.getByRole('group', { name: 'Home' })).toBeVisible();
  for (const label of [/^Address/, /^City/, /^Postal code/, /^Country/])
    expect(screen.getByLabelText(label)).toBeEnabled();
  expect(screen.getByLabelText(/^Postal code/)).toHaveAccessibleDescription('As on letters.');
});
