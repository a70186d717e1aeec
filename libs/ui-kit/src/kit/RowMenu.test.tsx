import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { RowMenu } from './RowMenu';

const onRename = jest.fn();

function Row() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <RowMenu
        label="Actions for Algebra"
        actions={[
          { label: 'Rename', onSelect: onRename },
          { label: 'Delete…', danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title="Delete Algebra?"
        verb="Delete"
        cancel="Keep Algebra"
        danger
        onConfirm={() => undefined}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
const button = () => screen.getByRole('button', { name: 'Actions for Algebra' });

test('the keyboard alone opens the menu, walks it and chooses', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onRename).toHaveBeenCalledTimes(1);
});

test('its keys are its own: what holds the row hears nothing of them', async () => {
  const user = userEvent.setup();
  const heard = jest.fn();
  render(
    <div role="presentation" onKeyDown={heard}>
      <Row />
    </div>,
  );
  await user.click(button());
  await user.keyboard('{ArrowDown}{End}{Home}{ }');
  expect(heard).not.toHaveBeenCalled();
});

test('Esc closes it and the focus is where it was', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(button());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button()).toHaveFocus();
});

test('a dialog that an action opens begins on the safe button, and the focus returns to the row [E13.4]', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(button());
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Algebra' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button()).toHaveFocus();
});

test('the arrows reach disabled actions, so that their reasons are announced; Enter does nothing there', async () => {
  const user = userEvent.setup();
  render(
    <RowMenu
      label="Actions for Algebra"
      actions={[
        { label: 'Rename', onSelect: onRename },
        { label: 'Move…', disabledReason: 'It has 12 courses', onSelect: onRename },
      ]}
    />,
  );
  await user.click(button());
  await user.keyboard('{ArrowDown}');
  const disabledReason = screen.getByRole('menuitem', { name: /Move…\s*It has 12 courses/ });
  expect(disabledReason).toHaveFocus();
  onRename.mockReset();
  await user.keyboard('{Enter}');
  expect(onRename).not.toHaveBeenCalled();
});

test('its name is shown by a tooltip of the console, for pointer and keyboard, until the menu opens', async () => {
  const user = userEvent.setup();
  render(<Row />);
  expect(button()).not.toHaveAttribute('title');
  await user.hover(button());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Actions for Algebra');
  await user.unhover(button());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.hover(button());
  await screen.findByRole('tooltip');
  await user.click(button());
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
