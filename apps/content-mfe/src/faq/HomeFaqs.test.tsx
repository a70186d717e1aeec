import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import { createMemoryRouter, RouterProvider } from '@lectern/ui-kit/router';
import config from '../../remote.config';
import { draftsPath } from './address';
import HomeFaqs from './HomeFaqs';
import { rowOf } from './testing';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => server.forget());

const drafts =
  (total: number) =>
  ({ query }: { readonly query: URLSearchParams }) => {
    const limit = Number(query.get('limit'));
    const items = Array.from({ length: Math.min(total, limit) }, (_, at) =>
      rowOf({ id: at + 1, question: `Question ${at + 1}?` }),
    );
    return { result: { items, total, totalIsEstimate: false, page: 1, limit, nextCursor: null } };
  };
const show = (rows: number) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <HomeFaqs rows={rows} /> }])} />
    </QueryClientProvider>,
  );

test('it lists as many drafts as fit, and links to all of them', async () => {
  server.on('GET admin/faqs/list', drafts(12));
  show(3);
  expect(await screen.findAllByRole('link', { name: /^Question/ })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'View all 12 drafts' })).toHaveAttribute('href', draftsPath);
});

test('when all fit there is no link to more; when there is none, it says so', async () => {
  server.on('GET admin/faqs/list', drafts(3));
  const { unmount } = show(3);
  expect(await screen.findAllByRole('link')).toHaveLength(3);
  unmount();
  server.on('GET admin/faqs/list', drafts(0));
  show(3);
  expect(await screen.findByText('No drafts.')).toBeVisible();
});

test('Retry loads drafts that failed to load', async () => {
  server.on('GET admin/faqs/list', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  show(5);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.on('GET admin/faqs/list', drafts(1));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Question 1?' })).toBeVisible();
});

test('its heading links to the drafts', () => {
  expect(config.slots.flatMap((slot) => ('to' in slot ? [slot.to] : []))).toContain(draftsPath);
});
