import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { SkillMerge, SkillRow } from '@lectern/contract/catalog';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { rowsFrom, science } from '../../category/testing';
import SkillListScreen from '../SkillListScreen';

const skill = (id: number, name: string): SkillRow => ({
  id,
  version: 1,
  categoryId: 2,
  categoryPath: ['Science', 'Chemistry'],
  name,
  slug: name.toLowerCase(),
  description: '',
  aliases: [],
  mergedInto: null,
  courses: null,
  trainers: null,
  students: null,
  chapters: null,
  status: 'active',
  updatedAt: '2026-10-12T09:30:00.000Z',
  deletedAt: null,
});
const [titration, volumetry] = [skill(11, 'Titration'), skill(12, 'Volumetry')];
const merge: SkillMerge = {
  id: 5,
  source: { id: 13, name: 'Burettes' },
  target: { id: 11, name: 'Titration' },
  state: 'failed',
  error: 'Both skills have “Acids”',
  moved: 5000,
  dropped: 0,
  mergedBy: 'Asha Rao',
  mergedAt: '2026-10-12T09:30:00.000Z',
  undoneAt: null,
  undoUntil: '2026-11-11T09:30:00.000Z',
  mayUndo: true,
};
const fixture = serverFixture({}, (api) => {
  api.on('GET category/list', () => page(rowsFrom(science)));
  api.on('GET skill/list', () => page([titration, volumetry]));
  api.on('GET skill/all', () => ({ result: { items: [] } }));
  api.on('GET skill', () => ({ result: { skill: titration, uses: [], merges: [merge], merged: [] } }));
  api.on('POST skill/merge-preview', () => ({
    result: { source: titration, target: volumetry, tables: [], blocked: [], spellings: ['x'], isLarge: false },
  }));
});
const show = (address = '') =>
  showScreens({ '/category/skills': SkillListScreen }, `/category/skills${address}`, [
    'skillList',
    'skillEdit',
    'skillMerge',
  ]);
beforeAll(() => Promise.all([import('./MergePanel'), import('../SkillPanel')]));

test('of two selected skills the newer is to be merged into the older, until they are swapped', async () => {
  fixture.server.on('POST skill/merge', () => ({
    result: { merge: { ...merge, state: 'done', error: null }, jobId: null },
  }));
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: /Titration/ }));
  expect(screen.queryByRole('button', { name: 'Merge…' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Volumetry/ }));
  await user.click(screen.getByRole('button', { name: 'Merge…' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Merge Volumetry' }));
  expect(panel.getByRole('combobox', { name: 'Merge into' })).toHaveValue('Titration');
  await user.click(panel.getByRole('button', { name: 'Swap the two skills' }));
  expect(screen.getByRole('dialog', { name: 'Merge Titration' })).toBeInTheDocument();
  expect(panel.getByRole('combobox', { name: 'Merge into' })).toHaveValue('Volumetry');
  await user.click(panel.getByRole('button', { name: 'Merge' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('POST skill/merge')[0]?.body).toEqual({ sourceId: 11, targetId: 12 }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected skills' })).toBeNull());
});

test('a merge that has failed says why in the panel of its skill, and is tried again there', async () => {
  const running = { ...merge, state: 'running', error: null, mayUndo: false } as const;
  const { user } = show('?id=11');
  const merges = within(await screen.findByRole('region', { name: 'Merged into this skill' }));
  expect(merges.getByText('Failed: Both skills have “Acids”')).toBeInTheDocument();
  expect(merges.getByRole('button', { name: 'Undo the merge of Burettes' })).toBeEnabled();
  fixture.server.on('POST skill/merge-retry', () => {
    fixture.server.on('GET skill', () => ({ result: { skill: titration, uses: [], merges: [running], merged: [] } }));
    return { result: { merge: running, jobId: 7 } };
  });
  await user.click(merges.getByRole('button', { name: 'Try the merge of Burettes again' }));
  expect(await merges.findByText('Running')).toBeInTheDocument();
  expect(fixture.server.requestsTo('POST skill/merge-retry').map(({ body }) => body)).toEqual([{ mergeId: 5 }]);
  expect(merges.queryByRole('button')).toBeNull();
});

test('why a merge can’t be tried again is said, and it stays failed', async () => {
  const { user } = show('?id=11');
  fixture.server.on('POST skill/merge-retry', () => ({
    status: 409,
    failure: { message: 'Both skills have “Acids”: rename one' },
  }));
  await user.click(await screen.findByRole('button', { name: 'Try the merge of Burettes again' }));
  expect(await screen.findByText('Both skills have “Acids”: rename one')).toBeInTheDocument();
  expect(screen.getByText('Failed: Both skills have “Acids”')).toBeInTheDocument();
});
