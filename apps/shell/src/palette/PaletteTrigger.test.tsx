import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@lectern/ui-kit';
import { useOpened } from './opened';
import type { PaletteProps } from './Palette';
import { PaletteTrigger } from './PaletteTrigger';

let isAway: boolean;
jest.mock('./dialogs', () => {
  if (isAway) throw new Error('Loading chunk 7 failed');
  return {
    Palette: ({ open, typed }: PaletteProps) => open && <p>The palette: {typed}</p>,
    ShortcutsDialog: () => null,
  };
});
jest.mock('../session/expired', () => {
  const lost = (_error: unknown, otherwise: () => void): void => otherwise();
  return { useLostCode: () => lost };
});
jest.mock('@lectern/ui-kit', () => ({ KeyCap: () => null, notify: jest.fn() }));

beforeEach(() => {
  isAway = true;
  jest.resetModules();
  jest.mocked(notify).mockClear();
  useOpened.setState(undefined, true);
});

test.each([
  [
    'the button',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: /Search/ })),
  ],
  ['Ctrl+K', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Control>}k{/Control}')],
])('after its code did not come, once more is enough: %s', async (_how, ask) => {
  const user = userEvent.setup();
  render(<PaletteTrigger />);
  await ask(user);
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', ''));
  isAway = false;
  await ask(user);
  expect(await screen.findByText('The palette:')).toBeVisible();
});

test('what is typed between Ctrl+K and the palette stands in its field, and is forgotten when it is closed', async () => {
  isAway = false;
  const user = userEvent.setup({ delay: null });
  render(
    <>
      <button type="button">Behind</button>
      <PaletteTrigger />
    </>,
  );
  screen.getByText('Behind').focus();
  fireEvent.keyDown(screen.getByText('Behind'), { key: 'k', ctrlKey: true });
  for (const key of ['a', 'b', 'x', 'Backspace', 'Enter', '@']) fireEvent.keyDown(screen.getByText('Behind'), { key });
  expect(await screen.findByText('The palette: ab@')).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByText(/The palette/)).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.getByText('The palette:')).toBeVisible();
});
