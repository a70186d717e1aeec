import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ListRows } from './ListRows';
import { useListState } from './use-list-state';

type Props = Parameters<typeof ListRows<{ id: number; name: string }>>[0];
const refetch = jest.fn(() => Promise.resolve());
const pageOf = (...names: string[]) => ({ items: names.map((name, at) => ({ id: at + 1, name })), total: names.length, totalIsEstimate: false });
const read: Props['read'] = { data: undefined, error: null, isFetching: false, isPending: true, refetch };
const there = (...names: string[]): Props['read'] => ({ ...read, data: pageOf(...names), isPending: false });

const fields = { name: { type: 'text', sort: true } } as const;
function Things(props: Partial<Props>) {
  const state = useListState(fields);
  return <ListRows label="Things" columns={[{ id: 'name', head: 'Name', cell: ({ name }) => name }]} keyOf={({ id }) => id} nameOf={({ name }) => name} nothing={<p>No things yet</p>} state={state} read={read} {...props} />;
}
const show = (props: Partial<Props>) => render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Things {...props} /> }])} />);
const pager = () => screen.queryByRole('navigation');

beforeEach(() => {
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;
});

test('while the page is on its way the table says so, and there is no pager', () => {
  show({});
  expect(screen.getByRole('table', { name: 'Things' })).toHaveAttribute('aria-busy', 'true');
  expect(pager()).toBeNull();
});

test('rows stand with their pager', () => {
  show({ read: there('Alpha') });
  expect(screen.getByText('Alpha')).toBeVisible();
  expect(pager()).not.toBeNull();
});

test('without rows the screen’s own words stand in their place, without a pager', () => {
  show({ read: there() });
  expect(screen.getByText('No things yet')).toBeVisible();
  expect(pager()).toBeNull();
});

test('what could not be read is told with a Retry, also when an older page is still known', async () => {
  show({ read: { ...there('Alpha'), error: { message: 'Broken', failure: { reference: 'r1' } } } });
  expect(screen.queryByText('Alpha')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('what the person may not see names the right that it needs, and nothing is waited for', () => {
  show({ lacks: 'thingDelete', label: 'Deleted things' });
  expect(screen.getByText('Deleted things are shown to those who may delete them: it needs the right thingDelete.')).toBeVisible();
  expect(screen.getByRole('table', { hidden: true })).toHaveAttribute('aria-busy', 'false');
});

test('another way of showing the rows stands in the table’s place only while there are rows', () => {
  const other = <p>In order</p>;
  const { unmount } = show({ read: there('Alpha'), table: other });
  expect([screen.getByText('In order'), screen.queryByRole('table')]).toEqual([expect.anything(), null]);
  expect(pager()).not.toBeNull();
  unmount();
  show({ read: there(), table: other });
  expect(screen.queryByText('In order')).toBeNull();
});
