import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { page } from '@lectern/ui-kit/testing';
import { skillDesk } from './skill-desk';

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

  test('says what a skill is when there is none, and offers to add one', async () => {
    desk.rows = [];
    desk.show();
    expect(await screen.findByText('No skills yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add skill' })).toBeInTheDocument();
  });
});
