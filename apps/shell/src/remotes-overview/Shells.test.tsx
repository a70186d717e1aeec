import { screen, within } from '@testing-library/react';
import type { ShellOverview } from '@lectern/contract/platform/shells';
import { overviewFixture } from './overview.fixture';

const fixture = overviewFixture();

const runs = { remote: 'catalog-mfe', version: '1.4.1', isStandIn: false, reason: null };
const started = { percent: null, people: 0, failed: 0, lastError: null, isRolledBack: false };
const served: ShellOverview = { ...started, hash: 'aaaa', version: '1.4.0', place: 'served', releases: [runs] };

test('a single shell has no table [D10.2]', async () => {
  fixture.shells = [served];
  fixture.show();
  await fixture.row('catalog-mfe');
  expect(screen.queryByRole('region', { name: 'Releases by shell' })).not.toBeInTheDocument();
});

test('each of several shells says what its pages run of a remote, or why they run nothing [D10.2]', async () => {
  const people = { remote: 'people-mfe', version: '2.8.0', isStandIn: false, reason: null };
  fixture.shells = [
    { ...served, releases: [{ ...runs, version: '1.4.0', isStandIn: true }, people] },
    {
      ...{ ...started, hash: 'bbbb', version: '2.0.0', place: 'next' },
      releases: [runs, { ...people, reason: 'It does not fit' }],
    },
    { ...served, hash: 'cccc', version: '1.3.0', place: 'before' },
  ];
  fixture.show();
  const table = within(await screen.findByRole('region', { name: 'Releases by shell' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Remote',
    'Shell 1.4.0 (aaaa), live',
    'Shell 2.0.0 (bbbb), to come',
  ]);
  expect(table.getByRole('row', { name: /^catalog-mfe/ })).toHaveTextContent(
    /1\.4\.0 RunsAn earlier release: the live one does not fit this shell.*1\.4\.1 Runs/,
  );
  expect(table.getByRole('row', { name: /^people-mfe/ })).toHaveTextContent(
    /2\.8\.0 Runs.*2\.8\.0 BlockedIt does not fit/,
  );
});

test('each build of the shell says whom it is given to, and how it starts [D10.2]', async () => {
  fixture.shells = [
    { ...served, people: 40 },
    {
      ...{ ...served, hash: 'bbbb', version: '2.0.0', place: 'canary', percent: 10 },
      ...{ people: 4, failed: 3, lastError: 'TypeError: no' },
    },
    { ...served, hash: 'cccc', version: '1.3.0', place: 'before', isRolledBack: true },
  ];
  fixture.show();
  const table = within(await screen.findByRole('region', { name: 'Shell' }));
  expect(table.getByRole('row', { name: /1\.4\.0 aaaa/ })).toHaveTextContent(/Live\s*started for 40 people/);
  expect(table.getByRole('row', { name: /2\.0\.0 bbbb/ })).toHaveTextContent(
    /Canary 10 %\s*Did not start for 3 of 4 peopleTypeError: no/,
  );
  expect(table.getByRole('row', { name: /1\.3\.0 cccc/ })).toHaveTextContent(/Rolled back\s*no starts/);
});

test('a list of shells that can’t be read says so, and is read again on Retry [D10.2]', async () => {
  fixture.server.on('GET shells', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
  const { user } = fixture.show();
  expect(await screen.findByText('The list of shells could not be loaded.', { exact: false })).toBeVisible();
  fixture.server.on('GET shells', () => ({ result: [] }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await fixture.row('catalog-mfe')).toBeVisible();
});
