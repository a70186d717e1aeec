import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FilterChips } from './FilterChips';
import { chipsOf, FilterMenu } from './FilterMenu';
import { Pager } from './Pager';
import { SearchField } from './SearchField';
import { useListState, type ListState } from './use-list-state';

const fields = { name: { type: 'text', sort: true }, status: { type: 'choice', filter: true } } as const;
const filterable = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'draft', label: 'Draft' },
    ],
  },
];

function List() {
  const list = useListState(fields);
  const filters = { fields: filterable, filters: list.filters, onFilter: list.filter };
  return (
    <>
      <SearchField label="Name" value={list.q} onSearch={list.search} />
      <FilterChips chips={chipsOf(filters)} onClear={list.clear} />
      <FilterMenu {...filters} />
      <Pager page={list.page} limit={list.limit} total={80} onPage={list.toPage} onLimit={list.setLimit} />
    </>
  );
}

const open = (entry = '/list') => {
  const router = createMemoryRouter([{ path: '*', element: <List /> }], {
    initialEntries: ['/before', entry],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup(), address: () => decodeURIComponent(router.state.location.search) };
};

test('typing replaces the history, so that Back leaves the list [E1.2]', async () => {
  const { router, user, address } = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'sci{Enter}');
  await waitFor(() => expect(address()).toBe('?q=sci'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
});

test('a search is sent once typing pauses', async () => {
  const { user, address } = open();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'sci');
  await waitFor(() => expect(address()).toBe('?q=sci'));
});

test('paging and filtering add to the history, and Back brings the earlier view [E1.2]', async () => {
  const { router, user, address } = open('/list?q=sci');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(address()).toBe('?q=sci&page=2'));
  expect(screen.getByText(/26–50/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Draft' }));
  await waitFor(() => expect(address()).toBe('?q=sci&filter[status]=eq:draft'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(address()).toBe('?q=sci&page=2'));
});

test('a chip names the filter in words and takes it away; Clear takes all', async () => {
  const { user, address } = open('/list?filter[status]=in:active,draft&q=x&id=7');
  expect(screen.getByRole('list', { name: 'Filters' })).toHaveTextContent('Statusany ofActive, Draft');
  await user.click(screen.getByRole('button', { name: 'Remove filter Status' }));
  await waitFor(() => expect(address()).toBe('?q=x&id=7'));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull());
});

test('another view, by Back or a link, is taken over by the search field', async () => {
  const { router } = open('/list?q=sci');
  await act(() => router.navigate('/list?q=art'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('art'));
});

test('/ focuses the search, Esc empties it [E11.4]', async () => {
  const { user, address } = open('/list?q=sci');
  await user.keyboard('/');
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('sci');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await waitFor(() => expect(address()).toBe(''));
});

test('/ typed into a field is a slash [E11.4]', async () => {
  const { user } = open();
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, 'a/b');
  expect(field).toHaveValue('a/b');
});

test('previous and next end where the pages end', () => {
  open('/list?page=4');
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeEnabled();
});

test('two changes in one busy moment are both in the address: the second does not undo the first [E1.1]', async () => {
  let list: ListState | undefined;
  function Probe() {
    list = useListState(fields);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }], { initialEntries: ['/list?q=sci'] });
  render(<RouterProvider router={router} />);
  act(() => {
    const drawn = list;
    drawn?.clear();
    drawn?.filter('status', 'eq:draft');
  });
  await waitFor(() => expect(decodeURIComponent(router.state.location.search)).toBe('?filter[status]=eq:draft'));
});
