import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { live } from '@lectern/api-client/live';
import { link, names, categoryScreenFixture } from './category-screen.fixture';

const fixture = categoryScreenFixture();
const aJob = {
  id: 5,
  kind: 'bulk',
  name: 'bulk',
  title: 'Change the status of categories',
  state: 'done',
  done: 2,
  total: 2,
  summary: { done: 2, skipped: 0, failed: 0 },
  isStopping: false,
  error: null,
  file: null,
  userId: 1,
  userName: 'A',
  createdAt: '2026-11-21T10:00:00Z',
  finishedAt: '2026-11-21T10:00:01Z',
};
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

test('several are selected by checkboxes and by Space, and changed together', async () => {
  fixture.server.on('POST jobs/bulk', () => ({ result: { job: aJob } }));
  fixture.server.on('GET jobs/{id}', () => ({ result: { job: aJob } }));
  const { user } = fixture.show();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(box('Languages'));
  act(() => screen.getByRole('link', { name: 'Science' }).closest('tr')!.focus());
  await user.keyboard(' ');
  expect(box('Science')).toBeChecked();
  expect(
    within(screen.getByRole('region', { name: 'Selected categories' })).getByText('2 selected'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move Science' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByRole('status', { name: aJob.title })).toHaveTextContent('2 done');
  expect(fixture.server.requestsTo('POST jobs/bulk')[0]?.body).toEqual({
    action: 'category.status',
    args: { status: 'inactive' },
    ids: [fixture.at('Science'), fixture.at('Languages')],
  });
  await waitFor(() => expect(box('Science')).not.toBeChecked());
});

test('Esc ends the selection, and the drag handles return', async () => {
  const { user } = fixture.show();
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  act(() => screen.getByRole('link', { name: 'Science' }).closest('tr')!.focus());
  await user.keyboard(' {Escape}');
  expect(box('Science')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.getByRole('button', { name: 'Move Science' })).toBeInTheDocument();
});

test('a reader selects nothing, and exports with the right to export', async () => {
  const { user } = fixture.show('', ['categoryList', 'exportData']);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('dialog', { name: 'Export 8 categories' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Select' })).toBeNull();
});

test('changes by others are announced, and loaded on request', async () => {
  const { user } = fixture.show();
  await link('Science');
  await screen.findByRole('button', { name: 'Select' });
  const id = fixture.at('Languages');
  fixture.change(id, { name: 'Tongues' });
  act(() => live.tell('changed', { list: 'category/list', ids: [id], by: 4711 }));
  expect(await screen.findByText('1 row was updated by somebody else')).toBeInTheDocument();
  expect(names()).toContain('Languages');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(names()).toContain('Tongues'));
});
