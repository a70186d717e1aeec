import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSession } from '@lectern/auth';
import { aSession } from '@lectern/auth/testing';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import { WaysOutContext, type WaysOut } from '../session/ways-out';
import { UserMenu } from './UserMenu';

const mayCome = { code: true };
jest.mock('@lectern/ui-kit/late-parts', () => ({
  fetchOverlays: () => (mayCome.code ? Promise.resolve() : Promise.reject(new Error('no connection'))),
}));
jest.mock('../session/expired', () => ({ useLostCode: () => () => undefined }));

const signOut = jest.fn(() => Promise.resolve());
const button = () => screen.getByRole('button', { expanded: false });

const show = () => {
  signOut.mockClear();
  act(() => openSession(aSession()));
  const router = createMemoryRouter([{ path: '/', element: <UserMenu /> }]);
  render(
    <WaysOutContext value={{ signOut } as unknown as WaysOut}>
      <RouterProvider router={router} />
    </WaysOutContext>,
  );
  return userEvent.setup();
};

test('the menu has all its entries once its code is there', async () => {
  mayCome.code = true;
  const user = show();
  await user.click(button());
  expect(await screen.findByRole('menuitem', { name: 'Change password' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('where its code does not come the way out is there all the same', async () => {
  mayCome.code = false;
  const user = show();
  await user.click(button());
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(button()).toHaveFocus();
  await user.click(button());
  await user.keyboard('{Enter}');
  expect(signOut).toHaveBeenCalledTimes(1);
});
