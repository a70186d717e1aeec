import { screen, waitFor, within } from '@testing-library/react';
import { canary, overviewFixture } from './overview.fixture';
import { remoteOf } from './testing';

const fixture = overviewFixture();
const dialog = async () => within(await screen.findByRole('dialog'));

test('a release that fits is promoted with the expected live release, and everything is read again [D10.1]', async () => {
  fixture.server.on('POST remotes/promote', () => ({
    result: { name: 'catalog-mfe', channel: 'live', version: '1.4.2', before: '1.4.1', revision: 8 },
  }));
  const { user } = fixture.show();
  await fixture.choose(user, 'catalog-mfe', 'Promote to all…');
  const question = await dialog();
  expect(await question.findByText('1.4.2 fits the shell and what is live now')).toBeVisible();
  await user.type(question.getByLabelText(/^Reason/), 'category merge');
  const reads = fixture.server.requestsTo('GET remotes/room').length;
  await user.click(question.getByRole('button', { name: 'Promote to all' }));
  expect(await screen.findByText('catalog-mfe 1.4.2 is live for everybody')).toBeInTheDocument();
  expect(fixture.server.requestsTo('POST remotes/promote')[0]?.body).toEqual({
    name: 'catalog-mfe',
    version: '1.4.2',
    expected: '1.4.1',
    reason: 'category merge',
  });
  await waitFor(() => expect(fixture.server.requestsTo('GET remotes/room').length).toBeGreaterThan(reads));
});

test('a release that does not fit is not promoted, and every reason is said [D10.1]', async () => {
  fixture.release = {
    reasons: {
      state: [],
      contract: ['the route /FAQs belongs to content-mfe@2.0.0'],
      shared: ['it needs react ^20.0.0, and the shell gives 19.3.0'],
      other: [],
    },
  };
  const { user } = fixture.show();
  await fixture.choose(user, 'catalog-mfe', 'Promote to all…');
  const question = await dialog();
  expect((await question.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'the route /FAQs belongs to content-mfe@2.0.0',
    'it needs react ^20.0.0, and the shell gives 19.3.0',
  ]);
  const verb = question.getByRole('button', { name: 'Promote to all' });
  expect(verb).toHaveAccessibleDescription('It does not fit');
  await user.click(verb);
  expect(fixture.server.requestsTo('POST remotes/promote')).toEqual([]);
});

test('when another release is live by now, it says which, and asks again [D10.1]', async () => {
  fixture.server.on('POST remotes/promote', ({ body }) => {
    if (body['expected'] === '1.4.3') return { result: {} };
    fixture.remotes = [remoteOf({ live: '1.4.3', previous: '1.4.1', canary })];
    return { status: 409, failure: { message: '1.4.3 is live, not 1.4.1: somebody has switched it' } };
  });
  const { user } = fixture.show();
  await fixture.choose(user, 'catalog-mfe', 'Promote to all…');
  const question = await dialog();
  await question.findByText('1.4.2 fits the shell and what is live now');
  await user.click(question.getByRole('button', { name: 'Promote to all' }));
  expect(await question.findByText('1.4.3 is live, not 1.4.1: somebody has switched it')).toBeVisible();
  expect(await question.findByText(/instead of 1\.4\.3/)).toBeVisible();
  await question.findByText('1.4.2 fits the shell and what is live now');
  await user.click(question.getByRole('button', { name: 'Promote to all' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a remote that is switched off is unregistered with a reason and the release believed live [D10.1]', async () => {
  fixture.remotes = [remoteOf({ state: 'disabled' })];
  fixture.server.on('DELETE remotes', () => ({
    result: { name: 'catalog-mfe', basePaths: ['/category'], revision: 9 },
  }));
  const { user } = fixture.show();
  expect(await screen.findByRole('region', { name: 'Base paths in use' })).toHaveTextContent('catalog-mfe/category');
  await fixture.choose(user, 'catalog-mfe', 'Unregister…');
  const question = await dialog();
  await user.click(question.getByRole('button', { name: 'Unregister' }));
  expect(await question.findByText('Reason is required')).toBeVisible();
  await user.type(question.getByLabelText(/^Reason/), 'merged');
  await user.click(question.getByRole('button', { name: 'Unregister' }));
  expect(await screen.findByText('catalog-mfe is unregistered')).toBeInTheDocument();
  const [{ query } = { query: new URLSearchParams() }] = fixture.server.requestsTo('DELETE remotes');
  expect(Object.fromEntries(query)).toEqual({ name: 'catalog-mfe', expected: '1.4.1', reason: 'merged' });
});

test('a canary is given a share; a message is needed to switch a remote off [D10.1]', async () => {
  fixture.server.on('POST remotes/canary', () => ({ result: {} }));
  const { user } = fixture.show();
  await fixture.choose(user, 'catalog-mfe', 'Canary…');
  let question = await dialog();
  await question.findByText('1.4.2 fits the shell and what is live now');
  await user.clear(question.getByLabelText('Percent of all people'));
  await user.click(question.getByRole('button', { name: 'Start canary' }));
  expect(await question.findByText('Percent is Invalid')).toBeVisible();
  await user.type(question.getByLabelText('Percent of all people'), '25');
  await user.click(question.getByRole('button', { name: 'Start canary' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('POST remotes/canary')[0]?.body).toEqual({
      name: 'catalog-mfe',
      version: '1.4.2',
      expected: '1.4.1',
      percent: 25,
      roles: [2],
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await fixture.choose(user, 'people-mfe', 'Disable…');
  question = await dialog();
  await user.click(question.getByRole('button', { name: 'Switch off' }));
  expect(await question.findByText('Message is required')).toBeVisible();
});
