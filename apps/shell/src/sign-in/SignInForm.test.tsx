import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, send } from '@lectern/api-client';
import { aSession } from '@lectern/auth/testing';
import { authCalls } from '@lectern/contract/platform/auth';
import { SignInForm } from './SignInForm';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);
const onSignedIn = jest.fn(() => Promise.resolve());
const refused = (status: number, failure: object) =>
  new CallError(status, { success: false, message: 'm', reference: 'r', ...failure });

const show = (props: Partial<Parameters<typeof SignInForm>[0]> = {}) =>
  render(<SignInForm next={undefined} notice={undefined} onSignedIn={onSignedIn} {...props} />);
const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: /sign/i });
const fill = async () => {
  await userEvent.type(email(), 'meera@example.com');
  await userEvent.type(password(), 'secret');
};

beforeEach(() => {
  server.mockReset();
  onSignedIn.mockClear();
});

test('the pair is sent with the choice to stay signed in, and the session handed on', async () => {
  const session = aSession();
  server.mockResolvedValue(session);
  show();
  await fill();
  await userEvent.click(screen.getByLabelText('Keep me signed in for 30 days'));
  await userEvent.click(button());
  expect(server).toHaveBeenCalledWith(
    authCalls.signIn,
    { email: 'meera@example.com', password: 'secret', remember: true },
    { handled: 'all' },
  );
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(session));
});

test('what is missing is said on its field, and the first such field gets the focus', async () => {
  show();
  await userEvent.click(button());
  expect(screen.getByText('E-mail is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('E-mail is required');
  expect(server).not.toHaveBeenCalled();
});

test('a refused pair is said in one note, word for word; the password is emptied and gets the focus [7.4]', async () => {
  const text = 'E-mail or password is wrong, or sign-in is paused. Try again later or reset the password.';
  server.mockRejectedValue(refused(400, { error: text }));
  show();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(password()).toHaveValue('');
  expect(password()).toHaveFocus();
  expect(email()).toHaveValue('meera@example.com');
});

test('people of other consoles read that this one is for staff', async () => {
  server.mockRejectedValue(refused(403, { message: 'This console is for staff' }));
  show();
  await fill();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('This console is for staff');
});

test('a second Enter while the first is on its way sends nothing', async () => {
  let arrive: (session: unknown) => void = () => undefined;
  server.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  show();
  await fill();
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.click(button());
  expect(server).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  arrive(aSession());
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
});

test('the password can be shown and hidden', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('Caps Lock is shown while the password is typed', () => {
  show();
  fireEvent.keyDown(password(), {
    key: 'A',
    getModifierState: (name: string) => name === 'CapsLock',
    modifierCapsLock: true,
  });
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
  fireEvent.blur(password());
  expect(screen.queryByText('Caps Lock is on')).toBeNull();
});

test('the page says where the person will return, and why they are here', () => {
  show({ next: '/FAQs?page=3', notice: 'Please login to continue' });
  expect(screen.getByText('/FAQs')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please login to continue');
});
