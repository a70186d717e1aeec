import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import type { Right } from '@lectern/contract';
import type { SkillRow } from '@lectern/contract/catalog';
import { page, serverFixture, showScreens } from '@lectern/ui-kit/testing';
import { rowsFrom, science } from '../category/testing';
import SkillListScreen from './SkillListScreen';

const skill: SkillRow = {
  id: 11,
  version: 1,
  categoryId: 2,
  categoryPath: ['Science', 'Chemistry'],
  name: 'Titration',
  slug: 'titration',
  description: 'Measuring by drops.',
  aliases: ['Volumetry'],
  mergedInto: null,
  courses: 3,
  trainers: 12,
  students: 1340,
  chapters: 0,
  status: 'active',
  updatedAt: '2026-10-12T09:30:00.000Z',
  deletedAt: null,
};
const fixture = serverFixture({}, (api) => {
  api.on('GET category/list', () => page(rowsFrom(science)));
  api.on('GET skill/list', ({ query }) => page(query.get('q') ? [] : [skill]));
  api.on('GET skill', () => ({ result: { skill, uses: [], merges: [], merged: [] } }));
});
const show = (address = '', more: readonly Right[] = []) =>
  showScreens({ '/category/skills': SkillListScreen }, `/category/skills${address}`, [
    'skillList',
    'skillEdit',
    ...more,
  ]);
const name = () => screen.findByLabelText('Name');
// Its code comes late; the first test does not wait for the compiler.
beforeAll(() => import('./SkillPanel'));

test('a category of the select goes into the address and to the API', async () => {
  const { user, router } = show();
  await screen.findByRole('option', { name: 'Science / Chemistry' });
  await user.selectOptions(screen.getByLabelText('Category'), 'Science / Chemistry');
  expect(router.state.location.search).toContain('categoryId%5D=eq%3A2');
  await waitFor(() =>
    expect(fixture.server.requestsTo('GET skill/list').at(-1)?.query.get('filter[categoryId]')).toBe('eq:2'),
  );
});

test('a filter by category says the way to it', async () => {
  show('?q=alchemy&filter[categoryId]=eq:2');
  expect(await screen.findByText(/You see only: Category is Science \/ Chemistry/)).toBeInTheDocument();
});

test('the list counts what uses a skill, its panel names it by kind', async () => {
  const { user } = show();
  expect(await screen.findByRole('cell', { name: '1,355' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Titration' }));
  expect(await screen.findByText('3 courses, 12 trainers and 1,340 students')).toBeInTheDocument();
});

test('a deactivation of many says what it means for forms', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('checkbox', { name: /Titration/ }));
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('no longer be chosen in forms');
});

test('a new skill begins in the category that the list shows', async () => {
  fixture.server.on('POST skill', () => ({ result: { skill } }));
  const { user } = show('?filter[categoryId]=eq:2&id=new');
  await user.type(await name(), 'ECMAScript');
  await user.type(screen.getByRole('textbox', { name: /^Other spellings/ }), 'JS{Enter}JScript');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add skill' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('POST skill')[0]?.body).toEqual({
      name: 'ECMAScript',
      categoryId: 2,
      newCategory: null,
      slug: null,
      aliases: ['JS', 'JScript'],
      description: '',
      status: 'active',
    }),
  );
});

test('a conflict shows a category by its name', async () => {
  const theirs = { ...skill, version: 2, name: 'Theirs', categoryId: 1 };
  fixture.server.on('PUT skill', () => ({
    status: 409,
    failure: { message: 'Somebody has changed this', result: theirs },
  }));
  const { user } = show('?id=11');
  await user.type(await name(), ' of mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody saved this skill while you were editing' });
  expect(dialog).toHaveTextContent('Category theirs: Science');
});

test('a category that is missing is created with the skill, below one that is chosen, and can be given up again', async () => {
  fixture.server.on('POST skill', () => ({ result: { skill } }));
  const { user } = show('?id=new', ['categoryEdit']);
  await user.type(await name(), 'Bobbin lace');
  const create = async (): Promise<void> => {
    await user.type(screen.getByRole('combobox', { name: 'Category' }), 'Lacemaking');
    await user.click(await screen.findByRole('option', { name: 'Create “Lacemaking”…' }));
  };
  await create();
  await user.click(screen.getByRole('button', { name: 'Choose an existing category' }));
  await create();
  const parent = screen.getByRole('combobox', { name: 'Create “Lacemaking” in' });
  expect(parent).toHaveFocus();
  await user.type(parent, 'chemistry');
  await user.click(await screen.findByRole('option', { name: 'Science / Chemistry' }));
  expect(fixture.server.requestsTo('POST category')).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add skill' }));
  await waitFor(() =>
    expect(fixture.server.requestsTo('POST skill')[0]?.body).toMatchObject({
      categoryId: 2,
      newCategory: 'Lacemaking',
    }),
  );
});
