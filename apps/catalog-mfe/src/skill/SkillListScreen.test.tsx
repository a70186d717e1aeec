import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { choose } from '../category/screen-desk';
import { page } from '@lectern/ui-kit/testing';
import { skillDesk } from './skill-desk';
import { skillOf } from './testing';

const desk = skillDesk();

describe('the list of skills', () => {
  test('asks by name; a category of the select and a search go into the address and to the API', async () => {
    const { user, router } = desk.show();
    await desk.row('Titration');
    expect(desk.server.askedFor('GET skill/list')[0]?.query.get('sort')).toBe('name');
    await screen.findByRole('option', { name: 'Science / Chemistry' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Science / Chemistry');
    expect(router.state.location.search).toContain('categoryId%5D=eq%3A2');
    await screen.findByRole('button', { name: 'Clear' });
    await waitFor(() =>
      expect(desk.server.askedFor('GET skill/list').at(-1)?.query.get('filter[categoryId]')).toBe('eq:2'),
    );
  });

  test('says which filters hide all rows, and how many there are without', async () => {
    desk.server.on('GET skill/list', ({ query }) => page(query.get('q') ? [] : desk.rows));
    const { user } = desk.show('?q=alchemy&filter[categoryId]=eq:2');
    expect(
      await screen.findByText(/You see only: Category is Science \/ Chemistry, containing “alchemy”/),
    ).toBeInTheDocument();
    expect(await screen.findByText(/Without filters there are 2 skills/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await desk.row('Titration');
  });

  test('says what a skill is when there is none, and offers to add one to who may', async () => {
    desk.rows = [];
    desk.show();
    expect(await screen.findByText('No skills yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add skill' })).toBeInTheDocument();
  });

  test('shows a failure with its reference and reads again on Retry', async () => {
    desk.server.on('GET skill/list', () => ({ status: 500, failure: { message: 'Unable to process request' } }));
    const { user } = desk.show();
    expect(await screen.findByText(/ref-1/)).toBeInTheDocument();
    desk.server.on('GET skill/list', () => page(desk.rows));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await desk.row('Titration');
  });

  test('changes a status at once, and says so when somebody else was faster', async () => {
    desk.server.on('PUT skill/change-status', () => ({
      result: { skill: skillOf({ status: 'inactive', version: 2 }) },
    }));
    const { user } = desk.show();
    await desk.row('Titration');
    await choose(user, 'Titration', 'Deactivate');
    expect(await screen.findAllByText('Titration is inactive')).not.toHaveLength(0);
    expect(desk.server.askedFor('PUT skill/change-status')[0]?.body).toEqual({
      id: 11,
      version: 1,
      status: 'inactive',
    });
    desk.server.on('PUT skill/change-status', () => ({
      status: 409,
      failure: { message: 'Somebody else has changed this', result: skillOf({ version: 3 }) },
    }));
    await choose(user, 'Distillation', 'Activate');
    await waitFor(() => expect(desk.server.toasts).toEqual(['Somebody else has changed this']));
  });

  test('offers who may only read nothing that writes', async () => {
    const { user } = desk.show('', ['skillList']);
    await desk.row('Titration');
    for (const name of ['Add skill', 'Recently deleted']) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions for Titration' }));
    expect(screen.getAllByRole('menuitem').map((each) => each.textContent)).toEqual(['Open']);
  });
});

describe('deleting and restoring', () => {
  test('asks, deletes, and tells how long it can be restored', async () => {
    desk.server.on('DELETE skill', () => ({ result: { restorableUntil: '2026-12-21T00:00:00.000Z' } }));
    const { user } = desk.show();
    await desk.row('Titration');
    await choose(user, 'Titration', 'Delete…');
    await screen.findByText('It can be restored from Recently deleted for 30 days.');
    await user.click(screen.getByRole('button', { name: 'Delete skill' }));
    expect(await screen.findAllByText('Titration is in Recently deleted for 30 days')).not.toHaveLength(0);
    expect(desk.server.askedFor('DELETE skill')[0]?.query.toString()).toBe('id=11&version=1');
  });

  test('is not offered for a skill in use, with the counts', async () => {
    desk.server.on('GET skill', () => ({ result: { skill: skillOf(), uses: [{ kind: 'skills', count: 2 }] } }));
    const { user } = desk.show();
    await desk.row('Titration');
    await choose(user, 'Titration', 'Delete…');
    expect(await screen.findByText('Titration is still used by 2 skills.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete skill' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows the refusal when a use came in between', async () => {
    desk.server.on('DELETE skill', () => ({
      status: 409,
      failure: { message: 'Titration is still used by 1 skill', result: { uses: [{ kind: 'skills', count: 1 }] } },
    }));
    const { user } = desk.show();
    await desk.row('Titration');
    await choose(user, 'Titration', 'Delete…');
    await screen.findByText('It can be restored from Recently deleted for 30 days.');
    await user.click(screen.getByRole('button', { name: 'Delete skill' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Titration is still used by 1 skill');
  });

  test('brings one back from what was deleted, and says why it can’t', async () => {
    desk.server.on('GET skill/list', () => page([skillOf({ version: 4, deletedAt: '2026-11-20T11:39:00.000Z' })]));
    desk.server.on('PUT skill/restore', () => ({
      status: 409,
      failure: {
        message: 'Name is already in use',
        error: [{ property: 'name', constraints: { taken: 'Name is already in use' } }],
      },
    }));
    const { user } = desk.show('?deleted=only');
    await desk.row('Titration');
    await choose(user, 'Titration', 'Restore');
    expect(
      await screen.findAllByText('There is another Titration in its place by now: rename that one first'),
    ).not.toHaveLength(0);
    desk.server.on('PUT skill/restore', () => ({ result: { skill: skillOf() } }));
    await choose(user, 'Titration', 'Restore');
    expect(await screen.findAllByText('Titration is back among the skills')).not.toHaveLength(0);
  });

  test('shows what was deleted to nobody who may not delete, and asks for nothing', async () => {
    desk.show('?deleted=only', ['skillList', 'skillEdit']);
    expect(await screen.findByText('Not allowed to access')).toBeInTheDocument();
    expect(desk.server.askedFor('GET skill/list')).toEqual([]);
  });
});
