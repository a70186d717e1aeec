import { screen, waitFor, within } from '@testing-library/react';
import { live } from '@lectern/api-client/live';
import { overviewFixture } from './overview.fixture';
import { eventOf, remoteOf } from './testing';

const fixture = overviewFixture();

test('every remote is listed with its versions and its state; the one with a canary is looked at, by that release [D10.2]', async () => {
  fixture.show();
  expect(await fixture.row('catalog-mfe')).toHaveTextContent(
    /1\.4\.1before: 1\.4\.01\.4\.210%, Admin1\.4\.20%212 mslongest 1,840 msHealthy/,
  );
  expect(await screen.findByRole('heading', { name: 'catalog-mfe 1.4.2, canary, next' })).toBeVisible();
  const facts = within(await screen.findByRole('region', { name: 'catalog-mfe 1.4.2' }));
  expect(await facts.findByText('10% of all people, and role Admin; 41 people, 187 loads in 24 h')).toBeVisible();
  expect(await facts.findByText('entry 7.9 kB, 2 kB less than 1.4.1')).toBeVisible();
  expect(facts.getByRole('img', { name: /^Live: no data; limit 2%$/ })).toBeInTheDocument();
  expect(screen.getByText('1.4.1 promoted to all')).toHaveTextContent('catalog-mfe 1.4.1 promoted to allRohan Desai');
});

test('another remote is looked at by its name, and the address keeps it [D10.2]', async () => {
  const { router, user } = fixture.show();
  await user.click(await screen.findByRole('link', { name: /^people-mfe/ }));
  expect(await screen.findByRole('heading', { name: 'people-mfe 2.8.0, live, next' })).toBeVisible();
  expect(router.state.location.search).toBe('?remote=people-mfe');
});

test('an automatic rollback is on top, and leads to its last error [D10.2]', async () => {
  const failed = {
    loads: 220,
    errors: 9,
    people: 30,
    limit: 0.02,
    percent: 10,
    error: 'TypeError: no',
    reference: 'web-ABCD-EFGH',
  };
  const event = eventOf({ id: 7, action: 'auto_rollback', from: '1.4.2', to: '1.4.1', byUser: null, failed });
  fixture.remotes = [remoteOf({ takenBack: event })];
  fixture.server.on('GET remotes/room/events', ({ query }) => ({
    result: query.get('before') ? { items: [event], hasMore: false } : { items: [eventOf({ id: 9 })], hasMore: true },
  }));
  const { user } = fixture.show();
  expect(await screen.findByText(/4\.1% errors per load in the 10% canary, limit 2%\./)).toBeVisible();
  await screen.findByText('1.4.1 promoted to all');
  await user.click(screen.getByRole('button', { name: 'What failed' }));
  expect(await screen.findByText('Last error: TypeError: no')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Reference web-ABCD-EFGH'));
});

test('it is read again when the registry changes [D10.2]', async () => {
  fixture.show();
  await fixture.row('catalog-mfe');
  fixture.remotes = [remoteOf({ state: 'disabled', message: 'Being repaired' })];
  live.tell('revision', {});
  expect(await screen.findByText('Being repaired')).toBeInTheDocument();
  expect(await screen.findByText('Switched off: Being repaired')).toBeVisible();
});

test('what can’t be read says so, and is read again on Retry; without remotes it says how they come [D10.2]', async () => {
  fixture.server.on('GET remotes/room', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  const { user } = fixture.show();
  expect(await screen.findByText('The list of remotes could not be loaded.', { exact: false })).toBeVisible();
  fixture.server.on('GET remotes/room', () => ({ result: [] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No remotes yet')).toBeVisible();
});
