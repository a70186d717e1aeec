import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCall, useRead } from '@lectern/api-client/hooks';
import type { Call } from '@lectern/contract/call';
import { listRequest } from '@lectern/contract/wire';
import { mixed } from 'yup';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { BulkAction, MarkedAction } from './BulkBar';
import { ListBody } from './ListBody';
import { ListBar } from './ListBar';
import { useList } from './use-list';

jest.mock('@lectern/api-client/hooks', () => ({ useRead: jest.fn(), useCall: jest.fn(), invalidate: jest.fn() }));

interface Row {
  readonly id: number;
  readonly name: string;
}
const call = {
  method: 'GET',
  path: 'things',
  access: 'signed in',
  request: listRequest({ name: { type: 'text', sort: true, filter: true } }),
  response: mixed(),
} as unknown as Call;
const refetch = jest.fn(() => Promise.resolve());
const send = jest.fn();
const waiting = {
  data: undefined as unknown,
  error: null as unknown,
  isFetching: false,
  isPending: true,
  isPlaceholderData: false,
  dataUpdatedAt: 1,
  refetch,
};
const there = (...names: string[]) => ({
  ...waiting,
  isPending: false,
  data: {
    items: names.map((name, at) => ({ id: at + 1, name })),
    total: names.length,
    totalIsEstimate: false,
    page: 1,
    limit: 25,
    nextCursor: null,
  },
});
let read = waiting;

interface Props {
  readonly missingRight?: string;
  readonly table?: React.ReactNode;
  readonly bulk?: readonly (BulkAction | MarkedAction)[];
}
const columns = [{ id: 'name', head: 'Name', cell: ({ name }: Row) => name }] as const;
function Things({ missingRight, ...props }: Props) {
  const list = useList({
    call,
    screen: 'thing',
    one: 'thing',
    many: 'things',
    sort: '',
    nameOf: ({ name }: Row) => name,
    columns: () => columns,
    missingRight,
  } as never);
  return (
    <>
      <ListBar list={list as never} search="Name" />
      <ListBody<Row> list={list as never} empty={<p>No things yet</p>} {...props} />
    </>
  );
}
const show = (props: Props = {}, at = '/') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <Things {...props} /> }], { initialEntries: [at] })}
      />
    </QueryClientProvider>,
  );
const pager = () => screen.queryByRole('navigation', { name: 'Pages' });

beforeEach(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  jest
    .mocked(useRead as (of: Call) => unknown)
    .mockImplementation((of) =>
      of.path === 'things' ? read : { data: of.path === 'views' ? { items: [] } : undefined },
    );
  jest.mocked(useCall as () => unknown).mockReturnValue({ mutateAsync: send, isPending: false });
});

test('while the page is on its way the table says so, and there is no pager [E10.2]', () => {
  read = waiting;
  show();
  expect(screen.getByRole('table', { name: 'Things' })).toHaveAttribute('aria-busy', 'true');
  expect(pager()).toBeNull();
});
test('rows stand with their pager', () => {
  read = there('Alpha');
  show();
  expect(screen.getByText('Alpha')).toBeVisible();
  expect(pager()).not.toBeNull();
});
test('without rows the screen’s own words stand in their place, without a pager; filtered ones say what narrows them', () => {
  read = there();
  const { unmount } = show();
  expect(screen.getByText('No things yet')).toBeVisible();
  expect(pager()).toBeNull();
  unmount();
  show({}, '/?q=zeta');
  expect(screen.getByText('No thing found')).toBeVisible();
  expect(screen.getByText(/You see only: containing “zeta”\./)).toBeVisible();
});
test('a failed read is shown with its reference and a Retry, also when an older page is still known', async () => {
  read = { ...there('Alpha'), error: { message: 'Broken', failure: { reference: 'r1' } } };
  show();
  expect(screen.queryByText('Alpha')).toBeNull();
  expect(screen.getByText(/Reference r1/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});
test('without the right the list names it, and neither loads nor offers a search', () => {
  read = waiting;
  show({ missingRight: 'skillDelete' }, '/?deleted=only');
  expect(
    screen.getByText(
      'Deleted things are shown to those who may delete them. You need the permission “Delete and restore skills”.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('table', { hidden: true })).toHaveAttribute('aria-busy', 'false');
  expect(screen.queryByRole('search')).toBeNull();
});
test('another view of the rows replaces the table only while there are rows', () => {
  read = there('Alpha');
  const { unmount } = show({ table: <p>In order</p> });
  expect([screen.getByText('In order'), screen.queryByRole('table')]).toEqual([expect.anything(), null]);
  expect(pager()).not.toBeNull();
  unmount();
  read = there();
  show({ table: <p>In order</p> });
  expect(screen.queryByText('In order')).toBeNull();
});

describe('many at once', () => {
  const bulk: readonly BulkAction[] = [
    { action: 'thing.delete', label: 'Delete…', danger: true },
    { action: 'thing.status', label: 'Hide', right: 'skillEdit' },
  ];
  test('selected rows are sent by id, all matches by query, and a deletion asks for their number [E4.2, E7.2]', async () => {
    const user = userEvent.setup();
    read = { ...there('Alpha', 'Beta'), data: { ...(there('Alpha', 'Beta').data as object), total: 1284 } };
    send.mockRejectedValue(new Error('told by the client'));
    show({ bulk }, '/?q=a&page=2');
    await user.click(screen.getByRole('checkbox', { name: 'Select Beta' }));
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    expect(screen.getByRole('dialog', { name: 'Delete 1 thing?' })).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(send).toHaveBeenLastCalledWith({ action: 'thing.delete', ids: [2] });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Select all 1,284 matching' }));
    await user.click(screen.getByRole('button', { name: 'Delete…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete all 1,284 things?' }));
    expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Type 1,284 to confirm');
    expect(dialog.getAllByText(/1,284 to confirm/)).toHaveLength(1);
    await user.type(dialog.getByRole('textbox'), '1284');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(send).toHaveBeenLastCalledWith({ action: 'thing.delete', query: { q: 'a' } });
  });
  test('an action without its right says why, and does nothing [E8]', async () => {
    const user = userEvent.setup();
    read = there('Alpha');
    show({ bulk });
    await user.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    const hide = screen.getByRole('button', { name: 'Hide' });
    expect(hide).toHaveAccessibleDescription('You need the permission “Edit skills”');
    await user.click(hide);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected things' })).toBeNull();
  });
  test('what takes two rows is offered for two marked ones, not for one, three or all that match', async () => {
    const user = userEvent.setup();
    const merge = jest.fn();
    read = {
      ...there('Alpha', 'Beta', 'Gamma'),
      data: { ...(there('Alpha', 'Beta', 'Gamma').data as object), total: 9 },
    };
    show({ bulk: [{ label: 'Merge…', takes: 2, onSelect: merge }] });
    const button = () => screen.queryByRole('button', { name: 'Merge…' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    expect(button()).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select Gamma' }));
    await user.click(button()!);
    expect(merge.mock.calls).toEqual([[[1, 3]]]);
    await user.click(screen.getByRole('button', { name: 'Select all 9 matching' }));
    expect(button()).toBeNull();
  });
  test('an action on marked rows up to a number is refused above it, and all that match are not offered', async () => {
    const user = userEvent.setup();
    const voidAll = jest.fn();
    read = {
      ...there('Alpha', 'Beta', 'Gamma'),
      data: { ...(there('Alpha', 'Beta', 'Gamma').data as object), total: 9 },
    };
    show({ bulk: [{ label: 'Void…', takes: { atMost: 2 }, onSelect: voidAll }] });
    await user.click(screen.getByRole('checkbox', { name: 'Select Alpha' }));
    expect(screen.queryByRole('button', { name: 'Select all 9 matching' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Void…' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Beta' }));
    await user.click(screen.getByRole('button', { name: 'Void…' }));
    expect(voidAll.mock.calls).toEqual([[[1]], [[1, 2]]]);
    await user.click(screen.getByRole('checkbox', { name: 'Select Gamma' }));
    expect(screen.getByRole('button', { name: 'Void…' })).toHaveAccessibleDescription('At most 2 rows together');
    await user.click(screen.getByRole('button', { name: 'Void…' }));
    expect(voidAll).toHaveBeenCalledTimes(2);
  });
});
