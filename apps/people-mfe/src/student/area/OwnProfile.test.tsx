import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@lectern/api-client/hooks';
import { testServer, type TestServer } from '@lectern/api-client/test-server';
import { maskedOf, studentOf } from '../testing';
import OwnProfile from './OwnProfile';

let server: TestServer;
beforeAll(async () => void (server = await testServer()));
beforeEach(() => server.forget());
afterAll(() => server.close());
const show = (impersonated = false): void =>
  void render(
    <QueryClientProvider client={createQueryClient()}>
      <OwnProfile userId={71} impersonated={impersonated} />
    </QueryClientProvider>,
  );

test('a student reads their profile and can change nothing', async () => {
  server.on('GET student/profile', () => ({ result: { profile: studentOf() } }));
  show();
  expect(await screen.findByText('priya@example.com')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Skills' })).toHaveTextContent('Algebra');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText(/masked/)).toBeNull();
});
test('an impersonator reads that addresses are masked', async () => {
  server.on('GET student/profile', () => ({ result: { profile: maskedOf() } }));
  show(true);
  expect(await screen.findByText(/hidden while impersonating/)).toBeInTheDocument();
  expect(screen.getByText('p•••@example.com')).toBeInTheDocument();
});
test('a profile that fails to load says so with its reference, and Retry loads it', async () => {
  server.on('GET student/profile', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  show();
  expect(await screen.findByText(/ref-1/)).toBeInTheDocument();
  server.on('GET student/profile', () => ({ result: { profile: studentOf() } }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('priya@example.com')).toBeInTheDocument();
});
