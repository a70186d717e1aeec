import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import HomeCategories from './HomeCategories';
import { testServer, type TestServer } from '@lectern/api-client/test-server';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => server.forget());

const totals: Readonly<Record<string, number>> = { 'eq:active': 66, 'eq:inactive': 2 };
const answer = (query: URLSearchParams) => ({
  result: {
    items: [],
    total: totals[query.get('filter[status]') ?? ''],
    totalIsEstimate: false,
    page: 1,
    limit: 1,
    nextCursor: null,
  },
});
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <HomeCategories /> }])} />
    </QueryClientProvider>,
  );

test('the block counts the categories of each status and leads to them', async () => {
  server.on('GET category/list', ({ query }) => answer(query));
  show();
  expect(await screen.findByText('66')).toBeInTheDocument();
  expect(await screen.findByText('2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Inactive' })).toHaveAttribute(
    'href',
    '/category/list?filter%5Bstatus%5D=eq%3Ainactive',
  );
});

test('Retry loads figures that failed to load', async () => {
  server.on('GET category/list', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.on('GET category/list', ({ query }) => answer(query));
  await userEvent.click(retry);
  expect(await screen.findByText('66')).toBeInTheDocument();
  expect(server.toasts).toEqual([]);
});
