import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ListPager } from './ListPager';
import { useListState } from './use-list-state';

const fields = {} as const;
const items = Array.from({ length: 25 }, (_, id) => ({ id }));
const answers: Readonly<Record<string, { nextCursor: string | null; prevCursor?: string | null }>> = {
  '': { nextCursor: 'on' },
  last: { nextCursor: null, prevCursor: '-back' },
  '-back': { nextCursor: 'forth', prevCursor: '-further' },
};

function List() {
  const state = useListState(fields);
  const { page, limit, cursor = '' } = state.request;
  return (
    <ListPager
      state={state}
      read={{
        data: {
          items,
          total: 998_321,
          totalIsEstimate: true,
          page: page ?? 1,
          limit: limit ?? 25,
          nextCursor: null,
          ...answers[cursor],
        },
        isPlaceholderData: false,
      }}
    />
  );
}

test('the last page of a list that nobody has counted is reached, and the one before it, and the first again', async () => {
  const router = createMemoryRouter([{ path: '*', element: <List /> }]);
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const address = () => router.state.location.search;
  expect(screen.getByText(/1–25 of/)).toHaveTextContent('1–25 of 10,000+');
  await press('Last page');
  await waitFor(() => expect(address()).toBe('?cursor=last&page=-1'));
  expect(screen.getByText(/Last 25 of/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await press('Previous page');
  await waitFor(() => expect(address()).toBe('?cursor=-back&page=-2'));
  expect(screen.getByText(/26–50 from the end of/)).toBeVisible();
  await press('Next page');
  await waitFor(() => expect(address()).toBe('?cursor=last&page=-1'));
  await press('First page');
  await waitFor(() => expect(address()).toBe(''));
});
