import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { NumberField } from './NumberField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { SelectField } from './SelectField';
import { ServerForm } from './ServerForm';
import { useServerForm } from './use-server-form';

const schema = object({ secret: string().required('Secret is required') });
const initial = { uses: '', countryId: '' as number | '', mobile: '', secret: '' };
const countries = [
  { id: 1, name: 'India', dialCode: '+91' },
  { id: 2, name: 'Britain', dialCode: '+44' },
];
const send = jest.fn().mockResolvedValue({});

function Editor() {
  const form = useServerForm({ schema, initial, send, onSaved: () => undefined });
  return (
    <ServerForm form={form}>
      <NumberField name="uses" label="Uses" min={1} max={5000} />
      <SelectField
        name="countryId"
        label="Country"
        placeholder="Choose"
        options={[
          { value: 1, label: 'India' },
          { value: 2, label: 'Britain' },
        ]}
      />
      <PhoneField name="mobile" label="Mobile" country="countryId" countries={countries} />
      <PasswordField name="secret" label="Secret" autoComplete="new-password" help="Tell nobody." />
      <button type="submit">Save</button>
    </ServerForm>
  );
}
const start = () => {
  render(<Editor />);
  return userEvent.setup();
};

test('a number gets thousands separators on leaving, and its limits are below', async () => {
  const user = start();
  const uses = screen.getByRole('textbox', { name: 'Uses' });
  await user.type(uses, '1200');
  await user.tab();
  expect(uses).toHaveValue('1,200');
  expect(uses).toHaveAccessibleDescription('1 to 5,000.');
});

test('neither the wheel nor an arrow key changes a number', async () => {
  const user = start();
  const uses = screen.getByRole('textbox', { name: 'Uses' });
  await user.type(uses, '7{ArrowUp}{ArrowDown}{ArrowDown}');
  fireEvent.wheel(uses, { deltaY: 100 });
  expect(uses).toHaveValue('7');
});

const code = () => screen.getByLabelText('Dialling code: Mobile');
const mobile = () => screen.getByLabelText('Mobile');
const saved = async (user: ReturnType<typeof start>): Promise<unknown> => {
  await user.type(screen.getByLabelText('Secret'), 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return (send.mock.lastCall as [typeof initial])[0].mobile;
};

test('a phone number without a code of its own follows the chosen country', async () => {
  const user = start();
  expect(code()).toHaveValue('');
  await user.selectOptions(screen.getByLabelText('Country'), 'India');
  expect(code()).toHaveValue('+91');
  await user.selectOptions(screen.getByLabelText('Country'), 'Britain');
  await user.type(mobile(), '7911 123');
  expect([(code() as HTMLSelectElement).value, await saved(user)]).toEqual(['+44', '7911 123']);
});

test('a phone number has the code that was chosen for it, whatever the country', async () => {
  const user = start();
  await user.selectOptions(code(), '+91 India');
  await user.selectOptions(screen.getByLabelText('Country'), 'Britain');
  await user.type(mobile(), '98200 41763');
  expect([(code() as HTMLSelectElement).value, await saved(user)]).toEqual(['+91', '+91 98200 41763']);
});

test('a phone number may be typed or pasted with its code, which stays when the number is typed again', async () => {
  const user = start();
  await user.selectOptions(screen.getByLabelText('Country'), 'Britain');
  await user.type(mobile(), '+9198200');
  expect([(code() as HTMLSelectElement).value, (mobile() as HTMLInputElement).value]).toEqual(['+91', '98200']);
  await user.clear(mobile());
  await user.paste('98 200');
  expect([(code() as HTMLSelectElement).value, await saved(user)]).toEqual(['+91', '+91 98 200']);
});

test.each(['+91-98765-43210', '0091 98765 43210', 'tel:+919876543210', '(+91) 98765 43210'])(
  'the number %s is pasted with its code',
  async (pasted) => {
    const user = start();
    await user.click(mobile());
    await user.paste(pasted);
    expect((code() as HTMLSelectElement).value).toBe('+91');
    expect(String(await saved(user)).replace(/ /g, '')).toBe('+919876543210');
  },
);

test('a password is hidden until it is shown, and what is wrong with it is in its help’s place', async () => {
  const user = start();
  const secret = screen.getByLabelText('Secret');
  expect(secret).toHaveAttribute('type', 'password');
  expect(secret).toHaveAccessibleDescription('Tell nobody.');
  await user.click(screen.getByRole('button', { name: 'Show secret' }));
  expect(secret).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Secret is required')).toBeVisible();
  expect(secret).toHaveAccessibleDescription('Secret is required');
});

test('Caps Lock is shown while a password is typed, and no longer after leaving it', () => {
  start();
  const secret = screen.getByLabelText('Secret');
  fireEvent.keyDown(secret, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toHaveRole('status');
  fireEvent.blur(secret);
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});
