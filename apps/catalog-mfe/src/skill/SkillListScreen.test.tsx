import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { page } from '@lectern/ui-kit/testing';
import { skillScreenFixture } from './skill-screen.fixture';

const fixture = skillScreenFixture();

describe('the list of skills', () => {
  test('asks by name; a category of the select and a search go into the address and to the API', async () => {
    const { user, router } = fixture.show();
    await fixture.row('Titration');
    expect(fixture.server.requestsTo('GET skill/list')[0]?.query.get('sort')).toBe('name');
    await screen.findByRole('option', { name: 'Science / Chemistry' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Science / Chemistry');
    expect(router.state.location.search).toContain('categoryId%5D=eq%3A2');
    await screen.findByRole('button', { name: 'Clear' });
    await waitFor(() =>
      expect(fixture.server.requestsTo('GET skill/list').at(-1)?.query.get('filter[categoryId]')).toBe('eq:2'),
    );
  });

  test('says which filters hide all rows, and how many there are without', async () => {
    fixture.server.on('GET skill/list', ({ query }) => page(query.get('q') ? [] : fixture.rows));
    const { user } = fixture.show('?q=alchemy&filter[categoryId]=eq:2');
    expect(
      await screen.findByText(/You see only: Category is Science \/ Chemistry, containing “alchemy”/),
    ).toBeInTheDocument();
    expect(await screen.findByText(/Without filters there are 2 skills/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await fixture.row('Titration');
  });

  test('says what a skill is when there is none, and offers to add one', async () => {
    fixture.rows = [];
    fixture.show();
    expect(await screen.findByText('No skills yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add skill' })).toBeInTheDocument();
  });
});
