import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Arrangement } from './arrangement';
import { ColumnsButton } from './ColumnsButton';

const column = (id: string, head: string) => ({ id, head, cell: () => head });
const columns = [column('name', 'Name'), column('email', 'E-mail'), column('mobile', 'Mobile')] as const;

const open = async (kept: Arrangement = {}) => {
  const arranged = jest.fn();
  function Things() {
    const [arrangement, setArrangement] = useState(kept);
    const arrange = (next: Arrangement): void => {
      arranged(next);
      setArrangement(next);
    };
    return <ColumnsButton list={{ columns, arrangement, arrange }} />;
  }
  const user = userEvent.setup();
  render(<Things />);
  await user.click(screen.getByRole('button', { name: 'Choose columns' }));
  return { user, arranged, menu: within(await screen.findByRole('dialog', { name: 'Columns' })) };
};

test('the menu says what it is and for whom, and each control names its column', async () => {
  const { menu } = await open();
  expect(menu.getByRole('heading', { name: 'Columns' })).toBeVisible();
  expect(menu.getByText('Only you see this layout')).toBeVisible();
  expect(menu.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  expect(menu.getByRole('checkbox', { name: 'Mobile' })).toBeChecked();
  expect(menu.getByRole('combobox', { name: 'Width of Mobile' })).toHaveDisplayValue('Automatic');
  expect(menu.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
    'Reset',
    'Move E-mail',
    'Move Mobile',
  ]);
});

test('a column is lifted, moved and dropped by keyboard, never before the name; Escape puts it back and the menu stays', async () => {
  const { user, menu, arranged } = await open();
  act(() => menu.getByRole('button', { name: 'Move Mobile' }).focus());
  await user.keyboard(' {ArrowUp}{ArrowUp}{Escape}');
  expect(arranged).not.toHaveBeenCalled();
  act(() => menu.getByRole('button', { name: 'Move Mobile' }).focus());
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  expect(arranged.mock.calls).toEqual([[{ order: ['name', 'mobile', 'email'] }]]);
});

test('a width is chosen by its name, one that was drawn is kept next to them, and Reset forgets all', async () => {
  const { user, menu, arranged } = await open({ widths: { email: 184 } });
  const width = menu.getByRole('combobox', { name: 'Width of E-mail' });
  expect(width).toHaveDisplayValue('184 px');
  await user.selectOptions(width, 'Wide');
  expect(arranged).toHaveBeenLastCalledWith({ widths: { email: 280 } });
  await user.selectOptions(width, 'Automatic');
  expect(arranged).toHaveBeenLastCalledWith({ widths: {} });
  await user.click(menu.getByRole('checkbox', { name: 'E-mail' }));
  expect(width).toBeDisabled();
  await user.click(menu.getByRole('button', { name: 'Reset' }));
  expect(arranged).toHaveBeenLastCalledWith({});
});

test('the button says what it is in a tooltip of the console, not of the browser', async () => {
  const user = userEvent.setup();
  render(<ColumnsButton list={{ columns, arrangement: {}, arrange: jest.fn() }} />);
  const button = screen.getByRole('button', { name: 'Choose columns' });
  expect(button).not.toHaveAttribute('title');
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Choose columns');
});
