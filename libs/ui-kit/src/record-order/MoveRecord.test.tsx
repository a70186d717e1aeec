import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoveRecord } from './MoveRecord';

const rows = ['One?', 'Two?', 'Three?'].map((title, index) => ({ id: index + 1, title }));
const show = (behind: number | null) => {
  const onMove = jest.fn();
  const onClose = jest.fn();
  render(
    <MoveRecord
      row={rows[0]!}
      rows={rows}
      nameOf={({ title }) => title}
      noun="topic"
      behind={behind}
      onMove={onMove}
      onClose={onClose}
    />,
  );
  return { onMove, onClose, user: userEvent.setup() };
};

test('a position is chosen by the row that will follow', async () => {
  const { user, onMove } = show(null);
  expect(screen.getByLabelText('Position')).toHaveDisplayValue('Before “Two?”');
  await user.selectOptions(screen.getByLabelText('Position'), 'Before “Three?”');
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledWith(3);
});

test.each([
  [null, 'At the end', null],
  [99, 'At the end of this page', 99],
])('with %s behind the page, “%s” puts it before %s', async (behind, label, beforeId) => {
  const { user, onMove } = show(behind);
  await user.selectOptions(screen.getByLabelText('Position'), label);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledWith(beforeId);
});

test('its current position changes nothing', async () => {
  const { user, onMove, onClose } = show(null);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(onMove).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
});
