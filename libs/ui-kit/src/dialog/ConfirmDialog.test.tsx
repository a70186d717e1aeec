import type { ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

const onConfirm = jest.fn();
const onCancel = jest.fn();
const open = (more: { busy?: boolean; disabledReason?: string; children?: ReactNode } = {}) =>
  render(
    <ConfirmDialog
      open
      title="Delete category Algebra?"
      verb="Delete category"
      cancel="Keep category"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...more}
    >
      {more.children ?? <p>It waits 30 days in Recently deleted.</p>}
    </ConfirmDialog>,
  );
beforeEach(() => jest.resetAllMocks());

test('the question names the dialog and its text describes it', async () => {
  open();
  expect(await screen.findByRole('dialog', { name: 'Delete category Algebra?' })).toHaveAccessibleDescription(
    'It waits 30 days in Recently deleted.',
  );
});

test('while the action runs, it can be neither repeated nor cancelled', async () => {
  const user = userEvent.setup();
  open({ busy: true });
  await user.click(screen.getByRole('button', { name: 'Delete category' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

test('what cannot be done yet says why and does nothing [E8]', async () => {
  const user = userEvent.setup();
  open({ disabledReason: 'Choose a replacement first' });
  const verb = screen.getByRole('button', { name: 'Delete category' });
  expect(verb).toHaveAccessibleDescription('Choose a replacement first');
  await user.click(verb);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('the focus begins in the first field, and on the safe button where there is none', async () => {
  const { unmount } = open({ children: <input aria-label="Reason" /> });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus());
  unmount();
  open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep category' })).toHaveFocus());
});
