import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, send } from '@lectern/api-client';
import { authCalls } from '@lectern/contract/platform/auth';
import { PasswordPage } from './password-pages';

jest.mock('@lectern/api-client', () => ({ ...jest.requireActual<object>('@lectern/api-client'), send: jest.fn() }));
const server = jest.mocked(send as (...of: unknown[]) => Promise<unknown>);
const refused = (status: number, failure: object) =>
  new CallError(status, { success: false, message: 'm', reference: 'r', ...failure });
beforeEach(() => server.mockReset());

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('forgot password', () => {
  test('the same sentence for every address, and the way back', async () => {
    server.mockResolvedValue({});
    render(<PasswordPage is="forgot" token={undefined} />);
    await type('E-mail', 'meera@example.com{Enter}');
    expect(server).toHaveBeenCalledWith(authCalls.forgotPassword, { email: 'meera@example.com' }, { handled: 'all' });
    expect(await screen.findByRole('status')).toHaveTextContent('If meera@example.com belongs to an account');
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth/login');
    expect(document.title).toBe('Forgot password | Lectern');
  });

  test('an address that is none is refused on its field [5.2]', async () => {
    render(<PasswordPage is="forgot" token={undefined} />);
    await type('E-mail', 'meera{Enter}');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(server).not.toHaveBeenCalled();
  });

  test('asking too often is said in one note', async () => {
    server.mockRejectedValue(refused(429, { message: 'Too many attempts. Try again later.' }));
    render(<PasswordPage is="forgot" token={undefined} />);
    await type('E-mail', 'meera@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Try again later.');
  });
});

describe('reset password', () => {
  test('the new password is sent with the token of the link', async () => {
    server.mockResolvedValue({});
    render(<PasswordPage is="reset" token="t" />);
    await type('New password', 'Another2@horse');
    expect(screen.getByText('Strength: good')).toBeVisible();
    await type('Confirm password', 'Another2@horse{Enter}');
    expect(server).toHaveBeenCalledWith(
      authCalls.resetPassword,
      { token: 't', password: 'Another2@horse', confirmPassword: 'Another2@horse' },
      { handled: 'all' },
    );
    expect(await screen.findByRole('heading', { name: 'Your password is set' })).toBeVisible();
  });

  test('the rule and the second writing are said on their fields [5.12]', async () => {
    render(<PasswordPage is="reset" token="t" />);
    await type('New password', 'weak');
    await type('Confirm password', 'week');
    await press('Set password');
    expect(
      screen.getByText('Password must be at least 8 characters long, and contain atleast 1 number, 1 symbol.'),
    ).toBeVisible();
    expect(screen.getByText('Confirm password not matching')).toBeVisible();
    expect(server).not.toHaveBeenCalled();
  });

  test('a link that is worth nothing leads to a new one, asked or not', async () => {
    const { unmount } = render(<PasswordPage is="reset" token={undefined} />);
    expect(screen.getByRole('heading', { name: 'Link is Invalid' })).toBeVisible();
    unmount();
    server.mockRejectedValue(
      refused(400, { error: [{ property: 'token', constraints: { link: 'Link is Invalid' } }] }),
    );
    render(<PasswordPage is="reset" token="used" />);
    await type('New password', 'Another2@horse');
    await type('Confirm password', 'Another2@horse{Enter}');
    expect(await screen.findByRole('heading', { name: 'Link is Invalid' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/auth/forgot-password');
  });
});
