import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { notify } from '@lectern/ui-kit';
import { askOverride, useOpenDialog } from './open-dialog';
import { OverrideDoor } from './OverrideDoor';
import type { StartOverrideProps } from './StartOverride';

let isAway: boolean;
jest.mock('./StartOverride', () => {
  if (isAway) throw new Error('Loading chunk 7 failed');
  return { StartOverride: ({ remote }: StartOverrideProps) => <p>Override {remote}?</p> };
});
jest.mock('../session/expired', () => {
  const lost = (_error: unknown, otherwise: () => void): void => otherwise();
  return { useLostCode: () => lost };
});
jest.mock('@lectern/ui-kit', () => ({ notify: jest.fn() }));

test('a question whose code did not come is over: nothing opens later unasked, and asking again fetches it again', async () => {
  isAway = true;
  const { unmount } = render(<OverrideDoor />);
  act(() => askOverride('catalog-mfe'));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('error', ''));
  expect(useOpenDialog.getState().remote).toBeUndefined();

  // Another layout has a door of its own.
  isAway = false;
  unmount();
  render(<OverrideDoor />);
  act(() => askOverride('catalog-mfe'));
  expect(await screen.findByText('Override catalog-mfe?')).toBeVisible();
});
