import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, type useQuery as UseQuery } from '@tanstack/react-query';
import type { Call } from '@lectern/contract/call';
import { listRequest, type ListRequest } from '@lectern/contract/wire';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { mixed } from 'yup';
import { useList } from './use-list';

/** Answers that a test gives when it likes, by request. */
const answers = new Map<string, (data: unknown) => void>();
jest.mock('@lectern/api-client/hooks', () => {
  const { useQuery } = jest.requireActual<{ readonly useQuery: typeof UseQuery }>('@tanstack/react-query');
  return {
    useRead: ({ path }: Call, request: object, options: object) =>
      useQuery({
        ...options,
        queryKey: [path, request],
        queryFn: () =>
          new Promise((resolve) => answers.set(`${path} ${(request as ListRequest).q ?? ''}`.trim(), resolve)),
      }),
    useCall: jest.fn(),
    invalidate: jest.fn(),
  };
});

const call = {
  method: 'GET',
  path: 'things',
  access: 'signed in',
  request: listRequest({ name: { type: 'text', sort: true } }),
  response: mixed(),
} as unknown as Call;
const columns = [{ id: 'name', head: 'Name', cell: ({ name }: { name: string }) => name }] as const;
const seen: string[] = [];

function Things() {
  const list = useList({
    call,
    screen: 'thing',
    one: 'thing',
    many: 'things',
    sort: '',
    nameOf: ({ name }: { name: string }) => name,
    columns: () => columns,
  } as never);
  const text = list.read.isPending ? 'on their way' : list.rows.map((row) => (row as { name: string }).name).join();
  if (seen.at(-1) !== text) seen.push(text);
  return <p>{text}</p>;
}

const open = (address = '/') => {
  answers.clear();
  seen.length = 0;
  const router = createMemoryRouter([{ path: '*', element: <Things /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};
const answer = async (listQuery: string, items: readonly object[]): Promise<void> => {
  await waitFor(() => expect(answers.has(listQuery)).toBe(true));
  await act(async () =>
    answers.get(listQuery)?.({
      items,
      total: items.length,
      totalIsEstimate: false,
      page: 1,
      limit: 25,
      nextCursor: null,
    }),
  );
};

test('rows and views are asked for at once, and where no view opens first the rows are shown when both are there', async () => {
  open();
  await answer('things', [{ id: 1, name: 'One' }]);
  expect(screen.getByText('on their way')).toBeVisible();
  await answer('views', []);
  expect(await screen.findByText('One')).toBeVisible();
});

test('the rows of the list without its view are never seen where a view opens first', async () => {
  const router = open();
  await answer('things', [{ id: 1, name: 'One' }]);
  await answer('views', [
    { id: 7, version: 1, name: 'Mine', query: 'q=two', columns: {}, isDefault: true, isMine: true, roleId: null },
  ]);
  await waitFor(() => expect(router.state.location.search).toBe('?q=two&view=7'));
  await answer('things two', [{ id: 2, name: 'Two' }]);
  expect(await screen.findByText('Two')).toBeVisible();
  expect(seen).toEqual(['on their way', 'Two']);
});

test('an address that says what to show waits for no view', async () => {
  open('/?q=two');
  await answer('things two', [{ id: 2, name: 'Two' }]);
  expect(await screen.findByText('Two')).toBeVisible();
});
